import type { JSX } from 'react';
import { listingTable } from '#words/listing-page.ts';
import { isDifferent, type ListingCheck } from './listing.ts';
import styles from './ListingTable.module.css';

/** What the seller says, what the code says to it, and whether they agree. */
export function ListingTable({ check }: { readonly check: ListingCheck }): JSX.Element {
  const { findings, styleNumbers } = check;
  return (
    <div className={styles.listing}>
      <table>
        <caption>{listingTable.title}</caption>
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
                {finding.verdict === 'open' || isDifferent(finding) ? <p>{finding.text}</p> : null}
              </td>
            </tr>
          ))}
          {styleNumbers.length > 0 && (
            <tr>
              <th scope="row">{listingTable.styleNumber}</th>
              <td>{styleNumbers.join(', ')}</td>
              <td>{listingTable.nothing}</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
