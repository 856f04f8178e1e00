import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX } from 'react';
import { guide, legend } from '../../content/guide.ts';
import { factoryCodes } from '../../content/guide-pdf.ts';
import { directory, type GuideEntry, type GuideGroup } from '../../core/index.ts';
import { colours } from './colours.ts';
import { Head } from './Head.tsx';
import { Legend } from './Legend.tsx';
import { marked } from './marks.ts';
import { type } from './type.ts';

/** Up to this many codes need no line of their own. */
const SHORT = 2;

/** A heading with one code or two and nothing below it stands on a line of its own. */
const lines = directory.filter(isLine);
const rows = directory.filter((entry) => !isLine(entry));

/** The directory: every code under every place that it is said to stand for. */
export function FactoryCodes(): JSX.Element {
  return (
    <>
      <Head title={factoryCodes.title} lede={guide.lede} />
      <Legend />
      {rows.map((entry) => (
        <Row key={entry.heading} entry={entry} />
      ))}
      <View style={styles.lines}>
        {lines.map(({ heading, groups }) => (
          <View key={heading} style={styles.line}>
            <Text style={type.strong}>{heading}</Text>
            <View style={styles.dots} />
            <Text style={type.code}>{groups.flatMap(codesOf).join('   ')}</Text>
          </View>
        ))}
      </View>
      <Text style={styles.note}>{legend.itemGroups}</Text>
    </>
  );
}

function Row({ entry: { heading, groups } }: { readonly entry: GuideEntry }): JSX.Element {
  return (
    <View style={styles.row} wrap={false}>
      <Text style={styles.heading}>{spaced(heading)}</Text>
      <View style={styles.groups}>
        {groups.map((group) => (
          <View key={group.name ?? ''} style={isShort(group) ? styles.half : styles.group}>
            <Text style={styles.name}>{spaced(group.name ?? '')}</Text>
            <View style={styles.codes}>
              {codesOf(group).map((code) => (
                <Text key={code} style={styles.code}>
                  {code}
                </Text>
              ))}
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

function codesOf({ codes }: GuideGroup): string[] {
  return codes.map(({ code, evidence }) => marked(code, evidence));
}

/** A line can break where there is a space. */
function spaced(name: string): string {
  return name.replaceAll('/', ' / ');
}

/** Two of these share a line. */
function isShort({ name, codes }: GuideGroup): boolean {
  return name !== undefined && codes.length <= SHORT;
}

function isLine({ groups }: GuideEntry): boolean {
  const [only] = groups;
  return groups.length === 1 && only?.name === undefined && (only?.codes.length ?? 0) <= SHORT;
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    gap: 10,
    paddingVertical: 4,
    borderTop: `0.75 solid ${colours.line}`,
  },
  heading: { ...type.strong, width: 84 },
  groups: { flex: 1, flexDirection: 'row', flexWrap: 'wrap' },
  group: { flexDirection: 'row', gap: 10, width: '100%' },
  half: { flexDirection: 'row', gap: 10, width: '50%' },
  name: { ...type.small, width: 90, paddingTop: 1 },
  codes: { flex: 1, flexDirection: 'row', flexWrap: 'wrap' },
  code: { ...type.code, width: 28.8 },
  lines: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: 27,
    paddingVertical: 5,
    borderTop: `0.75 solid ${colours.line}`,
  },
  line: { flexDirection: 'row', alignItems: 'flex-end', width: 143 },
  dots: {
    flexGrow: 1,
    marginHorizontal: 5,
    marginBottom: 4,
    borderBottom: `0.9 dotted ${colours.edge}`,
  },
  note: { ...type.small, marginTop: 10 },
});
