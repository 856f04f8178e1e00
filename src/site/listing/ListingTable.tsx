import type { JSX } from 'react';
import { listingTable } from '#words/listing-page.ts';
import type { ListingFinding } from '../../heatstamp.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { isDifferent, type ListingCheck } from './listing.ts';
import styles from './ListingTable.module.css';

const TOLD: readonly ListingFinding['id'][] = ['conflict', 'differs', 'agrees', 'match', 'fits'];

/** Whether more is to be said than what stands beside each other. */
function needsWords({ id }: ListingFinding): boolean {
  return !TOLD.includes(id);
}

/** What the seller says, what the code says to it, and whether they agree. */
export function ListingTable({ check }: { readonly check: ListingCheck }): JSX.Element {
  const { findings, styleNumbers } = check;
  return (
    <div className={styles.listing}>
      <table>
        <caption>
          <VisuallyHidden>{listingTable.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{listingTable.sellerSays}</th>
            <th scope="col">{listingTable.codeSays}</th>
            <th scope="col">{listingTable.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {findings.map((finding, at) => (
            <tr key={at} data-verdict={isDifferent(finding) ? 'differs' : finding.verdict}>
              <th scope="row">{listingTable.claims[finding.claim]}</th>
              <td>{finding.sellerSays}</td>
              <td>{finding.codeSays}</td>
              <td>
                <strong>{listingTable.verdicts[finding.verdict]}</strong>
                {needsWords(finding) && <p>{finding.text}</p>}
              </td>
            </tr>
          ))}
          {styleNumbers.length > 0 && (
            <tr>
              <th scope="row">{listingTable.styleNumber}</th>
              <td>{styleNumbers.join(', ')}</td>
              <td colSpan={2}>{listingTable.nothing}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
