/** The first tab stop, which skips the header and leads to the main content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <>
      <a
        href="#Main"
        className="fixed start-2 -top-24 z-50 bg-ink px-4 py-3 font-semibold text-surface focus:top-2 print:hidden"
      >
        {children}
      </a>{' '}
    </>
  );
}
