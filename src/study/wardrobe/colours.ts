/** Colours of cloth, leather and hair by the names our sheets use: as felt under warm light, none quite black or white. */
export const colours: Readonly<Record<string, string>> = {
  black: '#26252d', ink: '#2c3140', slate: '#4a5260', grey: '#7f8288', ash: '#a09c94', silver: '#b4bac2', steel: '#8a8f98',
  white: '#e9e5da', linen: '#ece6d8', cream: '#e2d3b0', bone: '#d8c9a6', sand: '#cdb68e', khaki: '#a8935f', olive: '#6d6a3c',
  moss: '#4d6a3c', forest: '#2f5a3c', mint: '#9cc4b0', teal: '#27706b', sea: '#2f6f8a', sky: '#8fb4cf', blue: '#33548c',
  royal: '#2d4aa0', navy: '#26345c', plum: '#5c3458', purple: '#63458a', lilac: '#a58cb8', wine: '#7a2740', crimson: '#8f1f37',
  red: '#a8302c', scarlet: '#c0392b', rust: '#a5553a', brick: '#8c4a38', orange: '#cc6a2c', amber: '#d08a30', saffron: '#dba23a',
  gold: '#c9993f', yellow: '#d9b33c', rose: '#c98a92', pink: '#d490a4', peach: '#dfa988', brown: '#6b4a30', tan: '#b58d5c',
  leather: '#7a4a2a', cocoa: '#4a3424', denim: '#3f5a86', copper: '#b0704a', brass: '#b99347', jade: '#3f8a6a', sable: '#3a2c28',
  blonde: '#d1a558', straw: '#c79a52', auburn: '#8a3a1c', ginger: '#b3542a', chestnut: '#5a3820', umber: '#3a2417', raven: '#1f1613',
  snow: '#ece8de', frost: '#d3d4d6', iron: '#9a9894', pale: '#f3d6c0', fair: '#efc2a6', warm: '#dba884', olive_skin: '#c99268',
  bronze: '#a8714a', umber_skin: '#8d5a3b', deep: '#6f432c', green_skin: '#8aa64a', tin: '#a9b4bc', brass_skin: '#c0a062',
  ghostly: '#c3dbe6', devilish: '#c0563f', amber_eye: '#e0a030', ice: '#bfd8e6', glow: '#5fd8e8',
}; // prettier-ignore
