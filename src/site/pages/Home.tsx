import '../styles/global.css';
import type { JSX } from 'react';
import { hero } from '../../content/home.ts';
import { Decoder } from '../decoder/Decoder.tsx';
import { Eras } from '../guide/Eras.tsx';
import { Guide } from '../guide/Guide.tsx';
import { Layout } from '../layout/Layout.tsx';
import styles from './Home.module.css';

/** The page with the tool on it. */
export function Home(): JSX.Element {
  return (
    <Layout>
      <h1 className={styles.headline}>{hero.headline}</h1>
      <p className={styles.lede}>{hero.lede}</p>
      <Decoder />
      <Eras />
      <Guide />
    </Layout>
  );
}
