import '../styles/global.css';
import type { JSX } from 'react';
import { hero } from '../../content/home.ts';
import { Eras } from '../guide/Eras.tsx';
import { Layout } from '../layout/Layout.tsx';
import styles from './Home.module.css';
import { HomeWords } from './HomeWords.tsx';
import { Tool } from './Tool.tsx';

/** The page with the tool on it. */
export function Home(): JSX.Element {
  return (
    <Layout>
      <h1 className={styles.headline}>{hero.headline}</h1>
      <p className={styles.lede}>{hero.lede}</p>
      <Tool />
      <Eras />
      <HomeWords />
    </Layout>
  );
}
