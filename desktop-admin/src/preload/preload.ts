import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { EventArgument, ShopConsole } from '../shared/ipc-contract.ts';

/**
 * The only connection between window and computer: one channel for calls, whose names main looks up in the contract, and
 * one for events. Nothing else of Electron.
 */
contextBridge.exposeInMainWorld('shopConsole', {
  call: (name, ...argument) => ipcRenderer.invoke('call', name, ...argument),
  on: (name, listener) => {
    const handler = (_event: IpcRendererEvent, sent: string, argument: EventArgument<typeof name>) => {
      if (sent === name) listener(argument);
    };
    ipcRenderer.on('event', handler);
    return () => void ipcRenderer.off('event', handler);
  },
} satisfies ShopConsole);
