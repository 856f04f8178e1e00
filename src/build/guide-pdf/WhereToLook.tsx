import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX } from 'react';
import { whereToLook } from '../../content/guide-pdf.ts';
import { howTo, infoCards } from '../../content/home-sections.ts';
import { LOOK_ALIKES } from '../../core/suggestions.ts';
import { BagDrawing } from '../../site/sections/BagDrawing.tsx';
import { colours } from './colours.ts';
import { Head } from './Head.tsx';
import { bagPaints } from './paints.ts';
import { SiteDrawing } from './SiteDrawing.tsx';
import { type } from './type.ts';

/** Where a code is, and how to get it off the leather rightly. */
export function WhereToLook(): JSX.Element {
  const { locate } = infoCards;
  return (
    <>
      <Head title={whereToLook.title} lede={locate.text} />
      <View style={styles.figure}>
        <SiteDrawing width={276} paints={bagPaints}>
          <BagDrawing title={locate.drawing} />
        </SiteDrawing>
        <View style={styles.places}>
          {locate.places.map((place, index) => (
            <View key={place} style={styles.place}>
              <Text style={styles.number}>{index + 1}</Text>
              <View style={styles.way}>
                <Text style={type.strong}>{place}</Text>
                <Text style={type.text}>{whereToLook.ways[index]}</Text>
              </View>
            </View>
          ))}
        </View>
      </View>
      <Steps />
      <Alike />
    </>
  );
}

function Steps(): JSX.Element {
  return (
    <View style={styles.part}>
      <Text style={type.heading}>{howTo.title}</Text>
      <View style={styles.steps}>
        {howTo.steps.map(({ title, text }, index) => (
          <View key={title} style={styles.step}>
            <Text style={styles.big}>{index + 1}</Text>
            <Text style={type.strong}>{title}</Text>
            <Text style={type.text}>{text}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

/** The look-alikes of each digit: `0` with `O Q`. */
function Alike(): JSX.Element {
  const digits = [...new Set(LOOK_ALIKES.map((pair) => pair.charAt(1)))].sort();
  const { title, text } = whereToLook.alike;
  return (
    <View style={styles.part}>
      <Text style={type.heading}>{title}</Text>
      <Text style={styles.lead}>{text}</Text>
      <View style={styles.tiles}>
        {digits.map((digit) => (
          <View key={digit} style={styles.tile}>
            <Text>{[digit, ...lettersLike(digit)].join(' ')}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

function lettersLike(digit: string): string[] {
  return LOOK_ALIKES.filter((pair) => pair.endsWith(digit)).map((pair) => pair.charAt(0));
}

const styles = StyleSheet.create({
  figure: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  places: { width: 178 },
  place: { flexDirection: 'row', paddingVertical: 7 },
  number: { width: 18, color: colours.count, fontWeight: 500 },
  way: { flex: 1 },
  part: { marginTop: 26, paddingTop: 16, borderTop: `0.75 solid ${colours.line}` },
  steps: { flexDirection: 'row', gap: 21, marginTop: 8 },
  step: { flex: 1 },
  big: { fontFamily: 'Fraunces', fontSize: 25, lineHeight: 1.3, color: colours.count },
  lead: { ...type.text, maxWidth: 390, marginTop: 4 },
  tiles: { flexDirection: 'row', gap: 9, marginTop: 12 },
  tile: {
    flex: 1,
    alignItems: 'center',
    paddingVertical: 9,
    borderRadius: 3,
    backgroundColor: colours.leather,
    color: colours.debossed,
    fontSize: 15,
    fontWeight: 500,
    letterSpacing: 1.5,
    lineHeight: 1.2,
  },
});
