import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX } from 'react';
import { byHand } from '../../content/guide-pdf.ts';
import { isCountry } from '../../core/index.ts';
import { Notebook } from '../../site/pages/drawings/Notebook.tsx';
import { colours } from './colours.ts';
import { Head } from './Head.tsx';
import { drawingPaints } from './paints.ts';
import { readingOf } from './reading.ts';
import { SiteDrawing } from './SiteDrawing.tsx';
import { Table } from './Table.tsx';
import { type } from './type.ts';

const SIDE = 145;

/** A key to the rules in two steps, and codes to try it on. */
export function ByHand(): JSX.Element {
  const { title, lede, steps, practice, slip } = byHand;
  return (
    <>
      <Head title={title} lede={lede} />
      {steps.map((step, index) => (
        <Step key={step.question} number={index + 1} step={step} />
      ))}
      <View style={styles.part}>
        <View style={styles.side}>
          <Text style={type.heading}>{practice.title}</Text>
          <Text style={styles.lede}>{practice.lede}</Text>
          <View style={styles.slip}>
            <Text style={type.strong}>{slip.title}</Text>
            <Text style={type.text}>{slip.text}</Text>
          </View>
          <View style={styles.drawing}>
            <SiteDrawing width={SIDE} paints={drawingPaints}>
              <Notebook />
            </SiteDrawing>
          </View>
        </View>
        <View style={styles.main}>
          <Table
            columns={practice.columns}
            widths={[84, 112, 121]}
            rows={practice.codes.map(row)}
          />
        </View>
      </View>
    </>
  );
}

function row(code: string): string[] {
  const { date, country, factoryCode } = readingOf(code);
  const hasPlace = factoryCode !== 'N/A' && isCountry(country);
  return [code, date, hasPlace ? country : byHand.practice.noPlace];
}

interface StepProps {
  readonly number: number;
  readonly step: (typeof byHand.steps)[number];
}

function Step({ number, step: { question, answers } }: StepProps): JSX.Element {
  return (
    <View style={styles.step}>
      <View style={styles.question}>
        <Text style={styles.number}>{number}</Text>
        <Text style={styles.asked}>{question}</Text>
      </View>
      <View style={styles.main}>
        {answers.map(({ see, rule }) => (
          <View key={see} style={styles.answer}>
            <Text style={styles.see}>{see}</Text>
            <Text style={styles.rule}>{rule}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  step: { flexDirection: 'row', gap: 21, marginBottom: 20 },
  question: { width: SIDE, flexDirection: 'row', gap: 9 },
  number: { width: 17, fontFamily: 'Fraunces', fontSize: 25, lineHeight: 1, color: colours.count },
  asked: { ...type.heading, flex: 1, paddingTop: 3 },
  main: { flex: 1 },
  answer: {
    flexDirection: 'row',
    gap: 12,
    paddingVertical: 5,
    borderTop: `0.75 solid ${colours.line}`,
  },
  see: { ...type.text, width: 130, fontWeight: 500 },
  rule: { ...type.text, flex: 1 },
  part: { flexDirection: 'row', gap: 21, marginTop: 8 },
  side: { width: SIDE },
  lede: { ...type.text, marginTop: 2, color: colours.inkSoft },
  drawing: { marginTop: 34 },
  slip: { marginTop: 22, paddingLeft: 10, borderLeft: `2 solid ${colours.leather}` },
});
