export interface Room {
  id: string;
  name: string;
  places: number;
}

/** Asks the server; `fetch` stands for whatever client you have. */
export async function fetchRooms(signal: AbortSignal): Promise<readonly Room[]> {
  const answer = await fetch('/api/rooms', { signal });
  if (!answer.ok) throw new Error(`The server answers ${answer.status}.`);
  return answer.json();
}
