import '../styles/global.css';
import type { JSX } from 'react';
import { notFound } from '#words/pages/not-found.ts';
import { Layout } from '../layout/Layout.tsx';
import { NotCached } from '../layout/NotCached.tsx';
import { stampedPath } from '../tab/stamped.ts';
import { Tab } from '../tab/Tab.tsx';
import { PageHead } from '../ui/Section.tsx';
import { BackToTool } from './Blocks.tsx';

/** The 404 page. */
export function NotFound(): JSX.Element {
  return (
    <Layout>
      <PageHead
        title={notFound.title}
        lede={notFound.lede}
        drawing={<Tab stamped={stampedPath('/404')} size="plate" />}
        isLarge
        isFirst
      >
        <NotCached />
        <BackToTool>{notFound.home}</BackToTool>
      </PageHead>
    </Layout>
  );
}
