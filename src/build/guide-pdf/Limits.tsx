import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX } from 'react';
import { limits } from '../../content/guide-pdf.ts';
import { art } from '../../content/home-sections.ts';
import { Workbench } from '../../site/pages/drawings/Workbench.tsx';
import { colours } from './colours.ts';
import { Head } from './Head.tsx';
import { drawingPaints } from './paints.ts';
import { SiteDrawing } from './SiteDrawing.tsx';
import { Table } from './Table.tsx';
import { type } from './type.ts';

/** What follows from a code, and what does not. */
export function Limits(): JSX.Element {
  const { title, lede, proofs, table } = limits;
  return (
    <>
      <Head title={title} lede={lede} />
      {proofs.map(({ about, text }) => (
        <View key={about} style={styles.proof} wrap={false}>
          <Text style={styles.about}>{about}</Text>
          <Text style={styles.text}>{text}</Text>
        </View>
      ))}
      <Text style={styles.title}>{table.title}</Text>
      <Table
        columns={table.columns}
        widths={[135, 184, 140]}
        rows={table.rows.map(({ see, may, so }) => [see, may, so])}
      />
      <View style={styles.last}>
        <Text style={styles.quote}>{art.quote}</Text>
        <SiteDrawing width={150} paints={drawingPaints}>
          <Workbench />
        </SiteDrawing>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  proof: {
    flexDirection: 'row',
    gap: 12,
    paddingVertical: 8,
    borderTop: `0.75 solid ${colours.line}`,
  },
  about: { ...type.heading, width: 135, lineHeight: 1.1, marginTop: -2 },
  text: { ...type.text, flex: 1 },
  title: { ...type.heading, marginTop: 22, marginBottom: 8 },
  last: { flexDirection: 'row', alignItems: 'center', gap: 36, marginTop: 26 },
  quote: {
    flex: 1,
    paddingLeft: 14,
    borderLeft: `2 solid ${colours.leather}`,
    fontFamily: 'Fraunces',
    fontSize: 17,
    lineHeight: 1.35,
  },
});
