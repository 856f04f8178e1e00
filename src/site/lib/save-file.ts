let address = '';

/** Offers a text as a file to keep. It stays in memory until the next one, because slow browsers fetch it late. */
export function saveFile(name: string, contents: string): void {
  URL.revokeObjectURL(address);
  address = URL.createObjectURL(new Blob([contents]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
