import { chromium } from 'playwright-core';
import { foldersOnPath, pathsOf, thisMachine, type Machine } from './machine.ts';

/** Names a browser outright; the others are what other tools call the same thing. */
export const browserVariable = 'PROSCENIUM_BROWSER';
const variablesOfOthers = ['CHROME_PATH', 'CHROME_BIN'] as const;

/** What a Chromium is called where one is on the PATH, plain Chromium first. */
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
] as const;

/** Below /Applications. */
const macApps = ['Chromium', 'Google Chrome', 'Microsoft Edge'] as const;

/** Below the folders for programs. */
const windowsApps = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
] as const;

export const howToGetABrowser = `Install Chromium, Chrome or Edge (on Debian: apt-get install chromium; anywhere: npx playwright-core install chromium), or name one in ${browserVariable}.`;

/**
 * The browser to test in, looked for where people have one: a variable, the PATH, the usual places, and last
 * Playwright's own download. Nothing where there is none.
 */
export function findBrowser(machine: Machine = thisMachine, ofPlaywright = playwrightsOwn): string | undefined {
  const named = machine.env[browserVariable];
  if (named) {
    if (machine.isProgram(named)) return named;
    throw new Error(`${browserVariable} names ${named}, and there is no such program.`);
  }
  return [...usualPlaces(machine), ...ofPlaywright()].find((path) => machine.isProgram(path));
}

function usualPlaces(machine: Machine): readonly string[] {
  const join = (...parts: string[]): string => pathsOf(machine).join(...parts);
  const { env, home, platform } = machine;
  const folders = foldersOnPath(machine);
  const ending = platform === 'win32' ? '.exe' : '';
  return [
    ...variablesOfOthers.flatMap((name) => env[name] ?? []),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name + ending))),
    ...placesByPlatform(),
  ];

  function placesByPlatform(): readonly string[] {
    if (platform === 'darwin') {
      const applications = ['/Applications', join(home, 'Applications')];
      return macApps.flatMap((app) => applications.map((folder) => join(folder, `${app}.app/Contents/MacOS/${app}`)));
    }
    if (platform === 'win32') {
      const roots = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? []);
      return windowsApps.flatMap((app) => roots.map((root) => join(root, app)));
    }
    return names.flatMap((name) => ['/usr/bin', '/usr/local/bin', '/snap/bin'].map((folder) => join(folder, name)));
  }
}

/** Where `npx playwright-core install chromium` puts the one that fits; nothing where Playwright knows of none. */
function playwrightsOwn(): readonly string[] {
  try {
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}
