import type { JSX, ReactNode } from 'react';

declare global {
  interface ImportMetaEnv {
    /** True only where a page's script is built, which finds the still parts of the page in its HTML. */
    readonly HYDRATES?: boolean;
  }
}

interface StillProps {
  readonly ref?: React.Ref<HTMLDivElement>;
  /** `import.meta.env.HYDRATES ? null : <Part />`, so that the part and its words are left out of the script. */
  readonly children: ReactNode;
}

/** A part of the page that the build writes and the script leaves as it is; React never looks inside. */
export function Still({ ref, children }: StillProps): JSX.Element {
  if (import.meta.env.HYDRATES === true) {
    return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return <div ref={ref}>{children}</div>;
}
