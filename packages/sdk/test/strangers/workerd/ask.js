import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

// On its third channel it says where it listens.
const workerd = spawn('workerd', ['serve', 'config.capnp', '--control-fd=3'], {
  stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
});
try {
  let port;
  for await (const line of createInterface({ input: workerd.stdio[3] })) {
    const said = JSON.parse(line);
    if (said.event !== 'listen') continue;
    port = said.port;
    break;
  }
  assert.ok(port, 'It ended before it listened.');
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const text = await answer.text();
  assert.equal(answer.status, 200, text);
  const { isSaved, file, refusal } = JSON.parse(text);
  assert.deepEqual([isSaved, refusal], [true, 'This field is required.']);
  assert.match(file, /^tatami-.*\.zip$/);
} finally {
  workerd.kill('SIGKILL');
}
