type Name = 'ink' | 'surface-raised' | 'accent' | 'accent-tint' | 'accent-2' | 'accent-2-tint';
type Theme = Record<Name | 'surface' | 'muted' | 'line' | 'danger' | 'on-accent', string>;

export declare function contrastOf(one: string, other: string): number;
export declare function paletteOf(colour: string): {
  light: Theme;
  dark: Theme;
  night: Record<'surface' | 'line', string>;
  print: Record<'muted' | 'line', string>;
};
