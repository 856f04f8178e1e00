import { parentPort, workerData } from 'node:worker_threads';
import { loadListingLanguage } from './language.ts';
import { listingProcessor } from './listing-processor.ts';
import type { ListingSettings } from './listing-result.ts';
import type { RowInput } from './rows.ts';

/** What a thread is given to do. */
export interface ListingTask {
  readonly inputs: readonly RowInput[];
  readonly separator: string;
}

/* A thread of `heatstamp listing`: answers each message with the outputs of its rows. */
const settings = workerData as ListingSettings;
const processRow = listingProcessor(settings, await loadListingLanguage(settings.lang));
parentPort?.on('message', ({ inputs, separator }: ListingTask) => {
  parentPort?.postMessage(inputs.map((input) => processRow(input, separator)));
});
