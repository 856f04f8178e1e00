import type { ExitStatus } from './commands.ts';
import { Fault, type Io } from './io.ts';
import type { ListingRequest } from './options.ts';

export function checkListings(_request: ListingRequest, io: Io): Promise<ExitStatus> {
  throw new Fault(io.input.name, 'not built yet');
}
