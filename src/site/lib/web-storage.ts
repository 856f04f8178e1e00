type StorageName = 'localStorage' | 'sessionStorage';

/** With storage switched off, even reading the property throws. */
export function readStorage(name: StorageName, key: string): string | null {
  try {
    return globalThis[name].getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether it worked: storage may be full or switched off. */
export function writeStorage(name: StorageName, key: string, value: string): boolean {
  try {
    globalThis[name].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
