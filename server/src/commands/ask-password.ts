import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError } from '../errors.ts';

/**
 * Asks for a new password: twice and without echo at a terminal, otherwise the first line of standard input.
 * Throws OperatorError when there is none or the two differ.
 */
export const askPassword = async (prompt: string): Promise<string> => {
  const password = process.stdin.isTTY ? await askTwice(prompt) : await firstLine();
  if (!password) throw new OperatorError('No password was given, so nothing was changed.');
  return password;
};

const askTwice = async (prompt: string): Promise<string> => {
  const password = await askUnseen(`${prompt}: `);
  if (password !== (await askUnseen('The same again: '))) {
    throw new OperatorError('The two passwords differ, so nothing was changed.');
  }
  return password;
};

const askUnseen = async (prompt: string): Promise<string> => {
  process.stderr.write(prompt);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } catch {
    // Ctrl+C or Ctrl+D.
    throw new OperatorError('Stopped, nothing was changed.');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
};

const firstLine = async (): Promise<string> => {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.split(/\r?\n/, 1)[0] ?? '';
};
