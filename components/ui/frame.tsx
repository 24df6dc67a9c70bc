interface FrameProps {
  name: string;
  title: string;
}

/**
 * A frame for a page of another site, which fills its parent and is empty until a link loads it.
 * Until then it is no stop for the keyboard. Without scripts it is there from the start: what is
 * behind it is seen in a dark page, too, only because it is light.
 */
export function Frame({ name, title }: FrameProps) {
  return (
    <iframe
      name={name}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      allow="fullscreen"
      className="invisible absolute inset-0 size-full scheme-light data-asked:visible data-asked:bg-[Canvas] noscript:visible"
      suppressHydrationWarning
    />
  );
}
