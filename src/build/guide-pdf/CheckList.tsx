import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX } from 'react';
import { checkList, sources } from '../../content/guide-pdf.ts';
import { site } from '../../content/site.ts';
import { LISTS } from '../../core/sources.ts';
import { addressOf } from './address.ts';
import { colours } from './colours.ts';
import { Head } from './Head.tsx';
import { type } from './type.ts';

/** What to look at before paying, with boxes to tick; and, on the same page, who says all this. */
export function CheckList(): JSX.Element {
  const { title, lede, fields, groups } = checkList;
  return (
    <>
      <Head title={title} lede={lede} />
      <View style={styles.fields}>
        {fields.map((field) => (
          <View key={field} style={styles.field}>
            <Text style={type.label}>{field}</Text>
          </View>
        ))}
      </View>
      {groups.map((group) => (
        <View key={group.title} style={styles.group} wrap={false}>
          <Text style={styles.title}>{group.title}</Text>
          <View style={styles.items}>
            {group.items.map((item) => (
              <View key={item} style={styles.item}>
                <View style={styles.box} />
                <Text style={styles.text}>{item}</Text>
              </View>
            ))}
          </View>
        </View>
      ))}
      <Imprint />
    </>
  );
}

function Imprint(): JSX.Element {
  const families = Object.values(LISTS).filter((family) => family !== undefined);
  return (
    <View style={styles.imprint}>
      <Text style={type.strong}>{sources.title}</Text>
      <Text style={type.small}>{sources.text(families.length, new Set(families).size)}</Text>
      <Text style={type.small}>
        {sources.correct}{' '}
        <Link src={`mailto:${site.email}`} style={styles.link}>
          {site.email}
        </Link>
      </Text>
      <Text style={type.small}>
        {sources.tool}{' '}
        <Link src={`${site.baseUrl}/`} style={styles.link}>
          {addressOf(site.baseUrl)}
        </Link>
      </Text>
      <Text style={styles.disclaimer}>{site.disclaimer}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  fields: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 27, marginTop: -4 },
  field: {
    width: 228,
    height: 30,
    paddingTop: 6,
    borderBottom: `0.75 solid ${colours.edge}`,
  },
  group: { flexDirection: 'row', marginTop: 18 },
  title: { ...type.heading, width: 118 },
  items: { flex: 1 },
  item: {
    flexDirection: 'row',
    paddingVertical: 4.5,
  },
  box: { width: 10, height: 10, marginTop: 2, marginRight: 10, border: `0.9 solid ${colours.ink}` },
  text: { ...type.text, flex: 1 },
  imprint: {
    position: 'absolute',
    left: 56,
    right: 56,
    bottom: 72,
    paddingTop: 10,
    borderTop: `0.75 solid ${colours.line}`,
  },
  link: { color: colours.ink },
  disclaimer: { ...type.small, marginTop: 7, color: colours.ink },
});
