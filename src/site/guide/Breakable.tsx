import { Fragment, type JSX } from 'react';

/** A name that may break after a slash. */
export function Breakable({ name }: { readonly name: string }): JSX.Element[] {
  return name.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
