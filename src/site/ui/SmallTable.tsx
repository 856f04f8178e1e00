import type { JSX, ReactNode } from 'react';
import kit from './Kit.module.css';

interface SmallTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    /** The first one names the row. */
    readonly cells: readonly ReactNode[];
  }[];
  readonly className?: string | undefined;
}

/** A table of few columns, which stands still. */
export function SmallTable({ columns, rows, className = '' }: SmallTableProps): JSX.Element {
  return (
    <table className={`${kit.table} ${className}`.trim()}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
