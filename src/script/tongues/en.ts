import type { ScriptTongue } from './tongue.ts';

export const english: ScriptTongue = {
  code: 'en',
  act: /^act\s+(?:[ivxlc]+|\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b[.:–—-]?\s*(.*)$/i,
  scene: /^scene\s+(?:[ivxlc]+|\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b[.:–—-]*\s*(.*)$/i,
  before: /^(?:(?:int|ext|est|int\.?\/ext|i\/e)\.?\s+)+/i,
  hour: /\s+[-–—]+\s+[^-–—]*$|,\s*(?:day|night|morning|evening|dawn|dusk|later|afternoon|noon|midnight).*$/i,
  enters: /\b(?:enters?|comes? in|comes? on|arrives?|re-enters?|walks? in)\b/i,
  leaves: /\b(?:exits?|exeunt|leaves?|goes out|goes off|walks? out)\b/i,
  comes: /^(?:re-)?enter\s+(.+?)\.?$/i,
  goes: /^(?:exit|exeunt)\s+(.+?)\.?$/i,
  to: /^to\s+(.+)$/i,
  article: /^(?:the|an?)\s+/i,
  stage: 'the stage',
  persona: (name) => `${name}, as the script has them.`,
  goal: { public: 'To say what there is to say.', private: 'To be heard.' },
  otherwise: 'The moment passes.',
};
