/** The house of DESIGN §2 as data. The checker beside it reads this and nothing else. */
export interface House {
  /** Floors from the top down. A room may import any room on a lower floor. */
  readonly floors: readonly (readonly string[])[];
  /** Where a room's files lie, when not in src/ROOM. */
  readonly folders: Readonly<Record<string, string>>;
  /** Rooms that see less than their floor would let them. */
  readonly narrowed: Readonly<Record<string, readonly string[]>>;
  /** Arrows between rooms of one floor that are wanted all the same. */
  readonly sideways: readonly { readonly from: string; readonly to: string; readonly why: string }[];
  /** Files that are a public entry, and the highest room each may show. */
  readonly entries: Readonly<Record<string, string>>;
  /** Packages kept to a few rooms; a name that ends in * stands for all that begin so. */
  readonly packages: readonly { readonly name: string; readonly rooms: readonly string[] }[];
  /** Our own package name: importing it from inside goes through the public door. */
  readonly ownName: string;
  readonly platforms: readonly Platform[];
  /** Rooms that may read process.env. */
  readonly environmentRooms: readonly string[];
  readonly bannedFileNames: readonly string[];
}

/** A surrounding that only some rooms may lean on. */
export interface Platform {
  readonly name: string;
  readonly rooms: readonly string[];
  /** Rooms that may lean on it only in files ending so: `postgres-log.node.ts`. */
  readonly suffix?: { readonly ends: string; readonly rooms: readonly string[] };
  readonly globals: readonly string[];
  /** Whether Node's built-in modules belong to it. */
  readonly builtinModules?: true;
}

/** The floors of the plugin: who is at the controls, what is seen and heard, bodies, what is where. */
const plugin = [
  'plugin/player',
  'plugin/xr',
  'plugin/debug',
  'plugin/picture',
  'plugin/sound',
  'plugin/body',
  'plugin/stage',
] as const;

export const house: House = {
  floors: [
    ['cli', 'app', 'embed'],
    ['bridge/server', 'evaluation', 'bridge/client', 'plugin/player', 'plugin/xr', 'plugin/debug'],
    ['plugin/picture', 'plugin/sound'],
    ['plugin/body'],
    ['plugin/stage'],
    ['company', 'study', 'inquiry'],
    ['mind', 'check', 'script'],
    ['play', 'store', 'model', 'protocol'],
    ['world'],
    ['drama'],
    ['kit'],
  ],
  folders: Object.fromEntries(plugin.map((room) => [room, room])),
  narrowed: {
    ...Object.fromEntries(plugin.map((room) => [room, [...plugin, 'world', 'drama', 'kit']])),
    'bridge/client': ['protocol', 'world', 'drama', 'kit'],
  },
  sideways: [
    { from: 'app', to: 'embed', why: 'the page is a host like any other and comes in by the front door' },
    { from: 'plugin/picture', to: 'plugin/sound', why: "what is shown in a host's scene is heard there too" },
    {
      from: 'plugin/xr',
      to: 'plugin/player',
      why: 'what a look means and how a thing gleams is the same in a headset',
    },
  ],
  entries: { 'src/index.ts': 'company' },
  packages: [
    { name: '@babylonjs/*', rooms: plugin },
    { name: 'yuka', rooms: ['plugin/stage'] },
    { name: '@recast-navigation/*', rooms: ['plugin/stage'] },
    { name: 'recast-navigation', rooms: ['plugin/stage'] },
    { name: 'socket.io', rooms: ['bridge/server', 'bridge/client'] },
    { name: 'socket.io-client', rooms: ['bridge/server', 'bridge/client'] },
    { name: 'yaml', rooms: ['script'] },
  ],
  ownName: 'proscenium',
  platforms: [
    {
      name: 'Node',
      rooms: ['cli', 'bridge/server'],
      suffix: { ends: '.node.ts', rooms: ['store'] },
      globals: ['process', 'Buffer', 'require', '__dirname', '__filename', 'global', 'setImmediate', 'NodeJS'],
      builtinModules: true,
    },
    {
      name: 'the DOM',
      rooms: ['app', ...plugin],
      globals: [
        'window',
        'document',
        'navigator',
        'location',
        'history',
        'screen',
        'localStorage',
        'sessionStorage',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'alert',
        'confirm',
        'prompt',
        'matchMedia',
        'getComputedStyle',
        'customElements',
        'speechSynthesis',
        'Element',
        'HTMLElement',
        'HTMLCanvasElement',
        'KeyboardEvent',
        'PointerEvent',
        'MouseEvent',
        'DOMParser',
        'MutationObserver',
        'ResizeObserver',
        'IntersectionObserver',
        'XMLHttpRequest',
        'Image',
        'Audio',
        'AudioContext',
        'SpeechSynthesisUtterance',
      ],
    },
  ],
  environmentRooms: ['cli'],
  bannedFileNames: ['util', 'utils', 'type', 'types', 'helper', 'helpers', 'common', 'manager', 'managers'],
};
