/** The first tab stop, which skips the header and leads to the main content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#Main"
      className="fixed start-2 top-2 z-50 -translate-y-24 bg-ink px-4 py-3 font-semibold text-surface focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  );
}
