import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX } from 'react';
import { notesPanel, overlapsPanel } from '../../content/guide.ts';
import { weighing } from '../../content/guide-pdf.ts';
import { type Overlap, overlaps, type Place } from '../../core/index.ts';
import { whenOf } from '../../site/guide/when-of.ts';
import { colours } from './colours.ts';
import { Head } from './Head.tsx';
import { marked } from './marks.ts';
import { type } from './type.ts';

/** Codes of several countries, and what the lists alone do not tell. */
export function Weighing(): JSX.Element {
  const half = Math.ceil(overlaps.length / 2);
  return (
    <>
      <Head title={weighing.title} lede={`${overlapsPanel.lede} ${weighing.marks}`} />
      <View style={styles.columns}>
        <Overlaps list={overlaps.slice(0, half)} />
        <Overlaps list={overlaps.slice(half)} />
      </View>
      <Text style={styles.title}>{weighing.notes}</Text>
      <View style={styles.notes}>
        {notesPanel.notes.map(({ about, text }) => (
          <View key={about} style={styles.note} wrap={false}>
            <Text style={type.strong}>{about}</Text>
            <Text style={type.text}>{text}</Text>
          </View>
        ))}
      </View>
    </>
  );
}

function Overlaps({ list }: { readonly list: readonly Overlap[] }): JSX.Element {
  return (
    <View style={styles.column}>
      {list.map(({ code, places }) => (
        <View key={code} style={styles.row} wrap={false}>
          <Text style={styles.code}>{code}</Text>
          <Text style={styles.places}>{places.map(placed).join(', ')}</Text>
        </View>
      ))}
    </View>
  );
}

/** `France until 1994`, `Japan° (vintage)`. */
function placed(place: Place): string {
  return marked(place.place, place.evidence) + whenOf(place);
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: 27 },
  column: { flex: 1 },
  row: {
    flexDirection: 'row',
    paddingVertical: 3.5,
    borderTop: `0.75 solid ${colours.line}`,
  },
  code: { ...type.code, width: 36 },
  places: { ...type.text, flex: 1 },
  title: { ...type.heading, marginTop: 26, marginBottom: 4 },
  notes: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 27 },
  note: { width: 228, paddingVertical: 6 },
});
