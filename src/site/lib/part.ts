/** A part of the page did not load: there is no network, or a new release has replaced it. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** Loads a part of the page; rejects with a PartMissing where it does not arrive. */
export async function loadPart<Part>(importPart: () => Promise<Part>): Promise<Part> {
  try {
    return await importPart();
  } catch (cause) {
    throw new PartMissing(undefined, { cause });
  }
}

/** Loads a part of the page; where it does not arrive, again whenever the network is back. */
export async function loadPartEventually<Part>(importPart: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await importPart();
    } catch {
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
