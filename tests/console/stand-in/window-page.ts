import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Frame, Page } from '@playwright/test';
import { programAddress } from '../electron-double/addresses.ts';
import type { FarEnd } from '../electron-double/line.ts';
import type {
  ClickedText,
  EditCommand,
  KeyPress,
  ProgramFunctions,
  SenderInfo,
} from '../electron-double/protocol.ts';
import { guardNavigation } from './navigation-guard.ts';
import { preloadScript } from './preload-script.ts';

export interface WindowOptions {
  readonly width: number;
  readonly height: number;
  readonly preload: string;
  readonly dark: boolean;
}

/** One window of the program as a page in Chromium. */
export interface WindowPage {
  readonly page: Page;
  load(url: string): Promise<void>;
  edit(command: EditCommand): Promise<void>;
  emit(channel: string, args: unknown[]): Promise<void>;
}

interface PageContext {
  readonly context: BrowserContext;
  readonly port: number;
  readonly program: FarEnd<ProgramFunctions>;
  /** Called for errors that must not happen; fails the test. */
  complain(text: string): void;
}

const doorNames = () => ({
  invoke: `door-${randomUUID()}`,
  press: `door-${randomUUID()}`,
  contextMenu: `door-${randomUUID()}`,
  emit: `door-${randomUUID()}`,
});

/** Chromium's editing command for the name of an Electron role. */
const editorCommand = (command: EditCommand) => command.charAt(0).toUpperCase() + command.slice(1);

const runEditorCommand = (session: CDPSession, command: EditCommand) =>
  session.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Unidentified',
    commands: [editorCommand(command)],
  });

export const openWindowPage = async (
  id: number,
  options: WindowOptions,
  { context, port, program, complain }: PageContext,
): Promise<WindowPage> => {
  const page = await context.newPage();
  const names = doorNames();
  const getSender = (frame: Frame): SenderInfo => ({
    window: id,
    isMainFrame: frame === page.mainFrame(),
    url: programAddress(frame.url(), port),
  });
  await page.exposeBinding(names.invoke, ({ frame }, channel: string, args: unknown[]) =>
    program.call('invoke', getSender(frame), channel, args),
  );
  await page.exposeBinding(names.press, (_source, key: KeyPress) => program.call('press', key));
  await page.exposeBinding(names.contextMenu, (_source, clicked: ClickedText) =>
    program.call('contextMenu', id, clicked),
  );
  await page.addInitScript(preloadScript(options.preload, names));
  const session = await guardNavigation(
    page,
    {
      mayNavigate: (url) => program.call('mayNavigate', id, programAddress(url, port)),
      mayOpen: (url) => program.call('mayOpen', id, programAddress(url, port)),
    },
    complain,
  );
  await page.setViewportSize({ width: options.width, height: options.height });
  await page.emulateMedia({ colorScheme: options.dark ? 'dark' : 'light' });
  return {
    page,
    load: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    edit: async (command) => void (await runEditorCommand(session, command)),
    emit: (channel, args) =>
      page.evaluate(
        ([door, name, values]) => {
          const emit = (
            window as unknown as Record<string, ((channel: string, args: unknown[]) => void) | undefined>
          )[door];
          emit?.(name, values);
        },
        [names.emit, channel, args] as const,
      ),
  };
};
