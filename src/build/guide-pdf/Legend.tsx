import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX } from 'react';
import { factoryCodes } from '../../content/guide-pdf.ts';
import { GRADES } from '../../core/evidence.ts';
import { colours } from './colours.ts';
import { type } from './type.ts';

/** What the marks behind codes and places mean. */
export function Legend(): JSX.Element {
  const { legend, marks, unmarked } = factoryCodes;
  return (
    <View style={styles.legend}>
      {GRADES.map((grade) => (
        <View key={grade} style={styles.row}>
          <Text style={styles.mark}>{marks[grade] === '' ? unmarked : marks[grade]}</Text>
          <Text style={type.small}>{legend[grade]}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  legend: { marginTop: -6, marginBottom: 12 },
  row: { flexDirection: 'row' },
  mark: {
    ...type.small,
    width: 52,
    color: colours.ink,
    fontWeight: 500,
    fontSize: 9.5,
    lineHeight: 1.25,
  },
});
