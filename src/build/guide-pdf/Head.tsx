import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { JSX } from 'react';
import { type } from './type.ts';

interface HeadProps {
  readonly title: string;
  readonly lede: string;
}

/** How a page begins. */
export function Head({ title, lede }: HeadProps): JSX.Element {
  return (
    <View style={styles.head}>
      <Text style={type.title}>{title}</Text>
      <Text style={styles.lede}>{lede}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { marginBottom: 22 },
  lede: { ...type.lede, maxWidth: 430, marginTop: 5 },
});
