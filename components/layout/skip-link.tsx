/** The first tab stop, which skips the header and leads to the main content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <>
      <a
        href="#Main"
        className="fixed start-2 top-2 z-50 bg-ink px-4 py-3 font-semibold text-surface not-focus:pointer-events-none not-focus:opacity-0 print:hidden"
      >
        {children}
      </a>{' '}
    </>
  );
}
