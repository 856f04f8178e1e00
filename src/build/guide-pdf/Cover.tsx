import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX } from 'react';
import { cover } from '../../content/guide-pdf.ts';
import { infoCards } from '../../content/home-sections.ts';
import { site } from '../../content/site.ts';
import { sentenceOf } from '../../site/decoder/sentence.ts';
import { Stamp } from '../../site/decoder/Stamp.tsx';
import { colours } from './colours.ts';
import { stampPaints } from './paints.ts';
import { readingOf } from './reading.ts';
import { SiteDrawing } from './SiteDrawing.tsx';
import { type } from './type.ts';

/** The page behind the cover. */
const FIRST = 2;

interface CoverProps {
  /** The pages behind this one, in their order. */
  readonly contents: readonly { readonly id: string; readonly title: string }[];
}

/** The first page: what this is, the picture people remember, and what follows. */
export function Cover({ contents }: CoverProps): JSX.Element {
  const result = readingOf(cover.example);
  const half = Math.ceil(contents.length / 2);
  return (
    <>
      <View style={styles.brand}>
        <Text style={styles.name}>{site.name}</Text>
        <Text style={type.label}>{cover.kind}</Text>
      </View>
      <Text style={styles.title}>{cover.title}</Text>
      <Text style={styles.lede}>{cover.lede}</Text>
      <View style={styles.stamp}>
        <SiteDrawing width={483} paints={stampPaints(15)}>
          <Stamp result={result} />
        </SiteDrawing>
        <Text style={styles.sentence}>{sentenceOf(result)}</Text>
        <Text style={styles.caution}>{infoCards.notes.points[0]}</Text>
      </View>
      <View style={styles.contents}>
        <Text style={type.label}>{cover.contents}</Text>
        <View style={styles.columns}>
          <Entries contents={contents.slice(0, half)} first={FIRST} />
          <Entries contents={contents.slice(half)} first={FIRST + half} />
        </View>
      </View>
    </>
  );
}

interface EntriesProps extends CoverProps {
  /** The page of the first of them. */
  readonly first: number;
}

function Entries({ contents, first }: EntriesProps): JSX.Element {
  return (
    <View style={styles.column}>
      {contents.map(({ id, title }, index) => (
        <Link key={id} src={`#${id}`} style={styles.entry}>
          <Text>{title}</Text>
          <View style={styles.dots} />
          <Text>{first + index}</Text>
        </Link>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  brand: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    paddingBottom: 10,
    borderBottom: `0.75 solid ${colours.line}`,
  },
  name: { fontFamily: 'Fraunces', fontSize: 17, lineHeight: 1.2 },
  title: {
    maxWidth: 420,
    marginTop: 36,
    fontFamily: 'Fraunces',
    fontSize: 46,
    lineHeight: 1.06,
    letterSpacing: -0.6,
  },
  lede: { ...type.lede, maxWidth: 400, marginTop: 14, fontSize: 13 },
  stamp: { marginTop: 22 },
  sentence: { ...type.heading, marginTop: 12, fontSize: 17 },
  caution: { ...type.text, marginTop: 4, color: colours.inkSoft },
  contents: { position: 'absolute', left: 56, right: 56, bottom: 78 },
  columns: { flexDirection: 'row', gap: 27, marginTop: 4 },
  column: { flex: 1 },
  entry: {
    ...type.text,
    flexDirection: 'row',
    alignItems: 'flex-end',
    paddingVertical: 3,
    color: colours.ink,
    textDecoration: 'none',
  },
  dots: {
    flexGrow: 1,
    marginHorizontal: 6,
    marginBottom: 4,
    borderBottom: `0.9 dotted ${colours.edge}`,
  },
});
