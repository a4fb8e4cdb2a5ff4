/** Lets the browser save a file under a name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has the file by then; a moment more is for slow ones.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Lets the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
