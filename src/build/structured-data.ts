import { site } from '../content/site.ts';
import type { Page } from '../site/page.ts';

/** What a page says about itself to machines, as schema.org objects. */
export function structuredData(page: Page): readonly object[] {
  return page.id === 'home' ? [webApplication()] : [];
}

function webApplication(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: site.name,
    url: `${site.baseUrl}/`,
    description: site.summary,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    inLanguage: site.language,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}
