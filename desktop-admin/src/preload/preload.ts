import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { ShopConsole } from '../shared/ipc-contract.ts';
import { callNames, eventNames } from '../shared/ipc-names.ts';

/** The only connection between window and computer: the contract's channels, nothing else of Electron. */
contextBridge.exposeInMainWorld('shopConsole', {
  call: (name, ...argument) =>
    callNames.includes(name)
      ? ipcRenderer.invoke(name, ...argument)
      : Promise.reject(new Error('Unknown channel.')),
  on: (name, listener) => {
    if (!eventNames.includes(name)) throw new Error('Unknown event.');
    const handler = (_event: IpcRendererEvent, argument: Parameters<typeof listener>[0]) =>
      listener(argument);
    ipcRenderer.on(name, handler);
    return () => void ipcRenderer.off(name, handler);
  },
} satisfies ShopConsole);
