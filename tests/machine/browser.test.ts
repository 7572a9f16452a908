import { describe, expect, it } from 'vitest';
import { browserVariable, findBrowser } from './browser.ts';
import { machineWith } from './made-up-machine.ts';

const none = (): readonly string[] => [];

describe('the search for a browser', () => {
  it('takes what the variable names, before anything else', () => {
    const machine = machineWith({
      env: { [browserVariable]: '/opt/mine/browser', PATH: '/usr/bin' },
      programs: ['/opt/mine/browser', '/usr/bin/chromium'],
    });
    expect(findBrowser(machine, none)).toBe('/opt/mine/browser');
  });

  it('says so where the variable names nothing, instead of taking another', () => {
    const machine = machineWith({
      env: { [browserVariable]: '/gone', PATH: '/usr/bin' },
      programs: ['/usr/bin/chromium'],
    });
    expect(() => findBrowser(machine, none)).toThrow('PROSCENIUM_BROWSER names /gone');
  });

  it('takes the variables of other tools only where they name something', () => {
    const programs = ['/opt/chrome', '/usr/bin/chromium'];
    const env = { CHROME_PATH: '/gone', CHROME_BIN: '/opt/chrome', PATH: '/usr/bin' };
    expect(findBrowser(machineWith({ env, programs }), none)).toBe('/opt/chrome');
    expect(findBrowser(machineWith({ env: { CHROME_PATH: '/gone', PATH: '/usr/bin' }, programs }), none)).toBe(
      '/usr/bin/chromium',
    );
  });

  it.each([
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
    'msedge',
  ])('finds %s anywhere on the PATH', (name) => {
    const machine = machineWith({ env: { PATH: '/usr/bin::/home/ada/bin' }, programs: [`/home/ada/bin/${name}`] });
    expect(findBrowser(machine, none)).toBe(`/home/ada/bin/${name}`);
  });

  it('prefers Chromium to Chrome, wherever on the PATH they are', () => {
    const machine = machineWith({ env: { PATH: '/a:/b' }, programs: ['/a/google-chrome', '/b/chromium'] });
    expect(findBrowser(machine, none)).toBe('/b/chromium');
  });

  it.each<[NodeJS.Platform, Record<string, string>, string]>([
    ['linux', {}, '/snap/bin/chromium'],
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', {}, '/home/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', { Path: 'C:\\Tools;D:\\Bin' }, 'D:\\Bin\\chrome.exe'],
    [
      'win32',
      { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
    [
      'win32',
      { LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local' },
      'C:\\Users\\Ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    ],
  ])('looks in the usual places of %s', (platform, env, program) => {
    expect(findBrowser(machineWith({ platform, env, programs: [program] }), none)).toBe(program);
  });

  it('takes the one Playwright brought last of all', () => {
    const own = '/home/ada/.cache/ms-playwright/chromium-1/chrome';
    const withBoth = machineWith({ env: { PATH: '/usr/bin' }, programs: [own, '/usr/bin/msedge'] });
    expect(findBrowser(withBoth, () => [own])).toBe('/usr/bin/msedge');
    expect(findBrowser(machineWith({ programs: [own] }), () => [own])).toBe(own);
  });

  it('finds nothing where there is nothing, not even where Playwright would have one', () => {
    expect(findBrowser(machineWith({ env: { PATH: '/usr/bin' } }), () => ['/not/downloaded'])).toBeUndefined();
  });
});
