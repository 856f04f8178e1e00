import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX } from 'react';
import { colours } from './colours.ts';
import { type } from './type.ts';

interface TableProps {
  readonly columns: readonly string[];
  /** In points, one for each column. */
  readonly widths: readonly number[];
  /** The first cell of a row is its head. */
  readonly rows: readonly (readonly string[])[];
}

/** Rows between hairlines. */
export function Table({ columns, widths, rows }: TableProps): JSX.Element {
  return (
    <View>
      <View style={styles.head}>
        {columns.map((column, index) => (
          <Text key={column} style={[type.label, { width: widths[index] ?? 0 }]}>
            {column}
          </Text>
        ))}
      </View>
      {rows.map((row) => (
        <View key={row[0]} style={styles.row} wrap={false}>
          {row.map((cell, index) => (
            <Text
              key={cell}
              style={[index === 0 ? styles.first : type.text, { width: widths[index] ?? 0 }]}
            >
              {cell}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', gap: 12, paddingBottom: 4 },
  row: {
    flexDirection: 'row',
    gap: 12,
    paddingVertical: 4.5,
    borderTop: `0.75 solid ${colours.line}`,
  },
  first: { ...type.text, fontWeight: 500 },
});
