import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX } from 'react';
import { eras, evolutionPanel } from '../../content/guide.ts';
import { everyEra } from '../../content/guide-pdf.ts';
import { type Era, ERAS } from '../../core/index.ts';
import { Stamp } from '../../site/decoder/Stamp.tsx';
import { Tag } from '../../site/guide/Tag.tsx';
import { colours } from './colours.ts';
import { Head } from './Head.tsx';
import { kept } from './kept.ts';
import { stampPaints, tagPaints } from './paints.ts';
import { readingOf } from './reading.ts';
import { SiteDrawing } from './SiteDrawing.tsx';
import { type } from './type.ts';

const WIDTH = 132;
/** A tag without brackets: the room for them is left out. */
const BARE = '0 30 200 68';

/** What was stamped when, oldest first, each with its picture. */
export function EveryEra(): JSX.Element {
  return (
    <>
      <Head title={eras.title} lede={eras.lede} />
      {ERAS.map((era) => (
        <Row key={era.years} era={era} />
      ))}
    </>
  );
}

function Row({ era }: { readonly era: Era }): JSX.Element {
  const { years, shape, text, sourced } = era;
  return (
    <View style={styles.row} wrap={false}>
      <View style={styles.picture}>
        <Picture era={era} />
      </View>
      <View style={styles.words}>
        <Text style={type.heading}>{years}</Text>
        <Text style={styles.shape}>
          {shape}
          {!sourced && <Text style={styles.doubt}> {evolutionPanel.unsourced}</Text>}
        </Text>
        <Text style={type.text}>{kept(text)}</Text>
      </View>
    </View>
  );
}

function Picture({ era: { example, shape } }: { readonly era: Era }): JSX.Element | null {
  if (example !== undefined)
    return (
      <SiteDrawing width={WIDTH} paints={stampPaints(23)}>
        <Stamp result={readingOf(example)} />
      </SiteDrawing>
    );
  const picture = everyEra.pictures[shape];
  if (picture === undefined) return null;
  return (
    <SiteDrawing width={WIDTH} paints={tagPaints} part={BARE}>
      <Tag picture={picture} />
    </SiteDrawing>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 24,
    paddingVertical: 4,
    minHeight: 52,
    borderTop: `0.75 solid ${colours.line}`,
  },
  picture: { width: WIDTH },
  words: { flex: 1, maxWidth: 280 },
  shape: type.strong,
  doubt: { ...type.label, fontWeight: 400 },
});
