import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX, ReactNode } from 'react';
import { foot } from '../../content/guide-pdf.ts';
import { site } from '../../content/site.ts';
import { addressOf } from './address.ts';
import { colours } from './colours.ts';
import { type } from './type.ts';

interface SheetProps {
  /** What links inside the document lead to. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One page with the foot that all pages have. What does not fit on it is a mistake that a test finds. */
export function Sheet({ id, title, children }: SheetProps): JSX.Element {
  return (
    <Page size="A4" style={styles.page} bookmark={{ title }} id={id}>
      {children}
      <View style={styles.foot} fixed>
        <Text>{addressOf(site.baseUrl)}</Text>
        <Text>{foot.tables}</Text>
        <Text render={({ pageNumber }) => String(pageNumber)} />
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({
  page: {
    paddingTop: 60,
    paddingBottom: 72,
    paddingHorizontal: 56,
    color: colours.ink,
    fontFamily: 'Jost',
    fontSize: 9.75,
  },
  // It has no height of line, for fixed elements that have one vanish.
  foot: {
    ...type.label,
    position: 'absolute',
    bottom: 34,
    left: 56,
    right: 56,
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingTop: 7,
    borderTop: `0.75 solid ${colours.line}`,
  },
});
