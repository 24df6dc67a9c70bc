type WithModifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key or click asks the browser for something else, such as a new tab. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: WithModifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
