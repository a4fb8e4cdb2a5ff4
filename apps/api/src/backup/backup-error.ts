/** Why there is no backup, or why one was not restored, in words for the person who runs the server. */
export class BackupError extends Error {
  override name = 'BackupError';
}
