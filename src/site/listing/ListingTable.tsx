import type { JSX } from 'react';
import { listingTable } from '#words/listing-page.ts';
import { list } from '#words/text.ts';
import type { ListingFinding } from '../../listing.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { isContradiction, type ListingCheck } from './listing.ts';
import styles from './ListingTable.module.css';

const SELF_EXPLANATORY: readonly ListingFinding['id'][] = [
  'conflict',
  'differs',
  'agrees',
  'match',
  'fits',
];

/** Whether comparing the two columns does not explain the verdict by itself. */
function needsExplanation({ id }: ListingFinding): boolean {
  return !SELF_EXPLANATORY.includes(id);
}

/** The seller's claims beside what the code says, with a verdict on each. */
export function ListingTable({ check }: { readonly check: ListingCheck }): JSX.Element {
  const { findings, styleNumbers, noCode } = check;
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
          {findings.map((finding, index) => (
            <tr key={index} data-verdict={isContradiction(finding) ? 'differs' : finding.verdict}>
              <th scope="row">{listingTable.claims[finding.claim]}</th>
              <td>{finding.sellerSays}</td>
              <td>{finding.codeSays}</td>
              <td>
                <strong>{listingTable.verdicts[finding.verdict]}</strong>
                {needsExplanation(finding) && <p>{finding.text}</p>}
              </td>
            </tr>
          ))}
          {noCode && (
            <tr className={styles.long}>
              <th scope="row">{listingTable.chip}</th>
              <td>{list(noCode.claims.map(({ text }) => text))}</td>
              <td colSpan={2}>{noCode.text}</td>
            </tr>
          )}
          {styleNumbers.length > 0 && (
            <tr>
              <th scope="row">{listingTable.styleNumber}</th>
              <td>{list(styleNumbers)}</td>
              <td colSpan={2}>{listingTable.nothing}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
