import { actsOf } from '../../src/mind/hearing/speech-acts.ts';
import { chinese } from '../../src/mind/tongues/zh.ts';
import { plain } from '../../src/play/plain-words.ts';
for (const raw of process.argv.slice(2))
  console.log(
    raw,
    actsOf({ raw, plain: plain(raw) }, 'zh'),
    chinese.ear.questionIn({ raw, plain: plain(raw) }),
    chinese.ear.followUpIn({ raw, plain: plain(raw) }),
  );
