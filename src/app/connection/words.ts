import type { ModelRole } from '../../model/language-model.ts';
import type { InLanguages, Language } from '../language.ts';
import type { ConnectionNotice } from './connection-notice.ts';
import type { Finding } from './finding.ts';

/** What was found, and what to do about it. */
export interface Told {
  readonly sentence: string;
  readonly remedy?: string;
}

type FindingWords = { readonly [Code in Finding['code']]: (finding: Extract<Finding, { code: Code }>) => Told };

export interface ConnectionWords {
  readonly findings: FindingWords;
  readonly notices: Readonly<Record<ConnectionNotice, string>>;
  /** On the button beside a notice that the settings can mend. */
  readonly toSettings: string;
  readonly parts: Readonly<Record<ModelRole, string>>;
  readonly meter: {
    readonly title: string;
    readonly part: string;
    readonly calls: string;
    readonly tokens: string;
    readonly money: string;
    readonly spentOf: (spent: string, limit: string) => string;
    readonly nothing: string;
  };
}

const seconds = (ms: number): string => (ms / 1000).toFixed(ms < 10_000 ? 1 : 0);

/** The parts a model can be given, as `modelRoles` has them. */
const parts = {
  en: {
    decide: 'Decisions',
    actor: 'Actors’ lines',
    narrator: 'Narrator',
    planner: 'Planner',
    transfer: 'Judge of the turning points',
    advancer: 'Prompter',
    memory: 'Memories',
  },
  zh: {
    decide: '决定',
    actor: '演员台词',
    narrator: '叙述者',
    planner: '情节规划',
    transfer: '转折裁判',
    advancer: '提词人',
    memory: '记忆',
  },
} satisfies InLanguages<Readonly<Record<ModelRole, string>>>;

export const words = {
  en: {
    findings: {
      reached: () => ({ sentence: 'The endpoint answers.' }),
      'models-listed': ({ count }) => ({
        sentence: count === 1 ? 'It offers one model.' : `It offers ${count} models; the field above lists them.`,
      }),
      'models-unlisted': () => ({
        sentence: 'It does not say which models it has.',
        remedy: 'That is fine if you know the name of yours.',
      }),
      'key-accepted': () => ({ sentence: 'It takes your key.' }),
      'key-not-needed': () => ({ sentence: 'It asks for no key.' }),
      'model-answers': ({ model }) => ({ sentence: `“${model}” is there and answers.` }),
      'model-unchosen': ({ suggestion }) => ({
        sentence: 'No model is chosen yet.',
        remedy:
          suggestion === undefined
            ? 'Write the name of a model, as its makers write it.'
            : `Choose one from the list, such as “${suggestion}”.`,
      }),
      'part-model-unlisted': ({ role, model, nearest }) => ({
        sentence: `“${model}”, chosen for “${parts.en[role]}”, is not among its models.`,
        ...(nearest === undefined ? {} : { remedy: `Did you mean “${nearest}”?` }),
      }),
      streams: () => ({ sentence: 'It streams: lines appear word by word.' }),
      'answers-whole': () => ({
        sentence: 'It answers all at once: lines appear whole, and later.',
        remedy: 'If a proxy stands between, let it pass streams on.',
      }),
      'thinks-silently': () => ({
        sentence: 'It spent the whole answer thinking and said nothing.',
        remedy: 'A model that does not think first is quicker on stage.',
      }),
      quick: ({ firstWordMs }) => ({ sentence: `First word after ${seconds(firstWordMs)} s.` }),
      slow: ({ firstWordMs, patienceMs }) => ({
        sentence: `First word after ${seconds(firstWordMs)} s; the play waits ${seconds(patienceMs)} s and then lets the understudy speak.`,
        remedy:
          'Choose a quicker model, or give it more time below. A model that was just loaded is quicker the next time.',
      }),
      shapes: ({ by }) => ({
        sentence:
          by === 'schema'
            ? 'It keeps to a given shape: decisions can be read.'
            : by === 'json'
              ? 'It answers in JSON when told to: decisions can be read.'
              : 'Asked in plain words, it answers in JSON: decisions can be read.',
      }),
      shapeless: () => ({
        sentence: 'It does not keep to a given shape: the understudy will often decide in its place.',
        remedy: 'It can still speak. For “Decisions” choose a larger model.',
      }),
      'address-unreadable': () => ({
        sentence: 'That is not an address this page can call.',
        remedy: 'It begins with https:// or http:// and usually ends in /v1.',
      }),
      'mixed-content': () => ({
        sentence: 'This page came over https, and browsers do not let it call an http address on another machine.',
        remedy: 'Use an https address, run the endpoint on this machine, or serve this page yourself: npm start.',
      }),
      unreachable: ({ isLocal }) => ({
        sentence: 'Nobody answers at this address.',
        remedy: isLocal
          ? 'Is the server running, and on this port? If the browser asks whether this page may reach your local network, allow it.'
          : 'Check the address and your connection.',
      }),
      'no-cors': ({ site }) => ({
        sentence: 'Somebody is there, but the endpoint does not let pages of other sites call it.',
        remedy: `Allow this page there. Ollama: start it with OLLAMA_ORIGINS=${site} · LM Studio: switch on CORS · vLLM: --allowed-origins '["${site}"]'.`,
      }),
      policy: () => ({
        sentence: 'The site that serves this page forbids it to call others.',
        remedy:
          'Its Content-Security-Policy is sent with every file. Let connect-src name this endpoint, or serve the page yourself.',
      }),
      redirected: () => ({
        sentence: 'The endpoint sends its callers to another address, and a key is not carried there.',
        remedy: 'Write the address it sends to: often https:// in place of http://.',
      }),
      'key-missing': () => ({
        sentence: 'The endpoint wants a key.',
        remedy: 'Get one from whoever runs it and write it above. It stays in this browser.',
      }),
      'wrong-key': () => ({
        sentence: 'The endpoint does not take this key.',
        remedy: 'Was it copied whole, is it for this endpoint, and may it use this model?',
      }),
      'no-credit': () => ({
        sentence: 'The key is known, but there is no money left on its account.',
        remedy: 'Top up the account, or choose a model that costs nothing.',
      }),
      'unknown-model': ({ model, nearest }) => ({
        sentence: `The endpoint has no model called “${model}”.`,
        remedy: nearest === undefined ? 'Choose one from its list.' : `Did you mean “${nearest}”?`,
      }),
      'not-openai': () => ({
        sentence: 'Something answers, but not as OpenAI-compatible endpoints do.',
        remedy: 'The address usually ends in /v1, without /chat/completions.',
      }),
      'rate-limited': ({ retryAfterMs }) => ({
        sentence: 'The endpoint is asked too often.',
        remedy:
          retryAfterMs === undefined ? 'Try again in a minute.' : `Try again in ${Math.ceil(retryAfterMs / 1000)} s.`,
      }),
      'too-late': ({ patienceMs }) => ({
        sentence: `No answer came within ${seconds(patienceMs)} s.`,
        remedy: 'A large model may still be loading: try again. Otherwise choose a smaller one.',
      }),
      refused: ({ said }) => ({
        sentence: `The endpoint refuses: ${said}`,
        remedy: 'Its own words say what it minds.',
      }),
      'server-fault': ({ said }) => ({
        sentence: `The endpoint is in trouble itself${said === '' ? '.' : `: ${said}`}`,
        remedy: 'Try again later, or look at its own log.',
      }),
      'broke-off': () => ({ sentence: 'The answer broke off in the middle.', remedy: 'Try again.' }),
    },
    notices: {
      away: 'The model does not answer; the understudy plays on.',
      back: 'The model is back.',
      spent: 'The budget is spent; the understudy plays on.',
      'wrong-key': 'The endpoint does not take the key; the understudy plays on.',
      refused: 'The endpoint refuses what it is asked; the understudy plays on.',
    },
    toSettings: 'Settings',
    parts: parts.en,
    meter: {
      title: 'Spent this evening',
      part: 'Part',
      calls: 'Calls',
      tokens: 'Tokens',
      money: 'Money',
      spentOf: (spent, limit) => `${spent} of ${limit}`,
      nothing: 'Nothing was spent yet.',
    },
  },
  zh: {
    findings: {
      reached: () => ({ sentence: '端点有回应。' }),
      'models-listed': ({ count }) => ({ sentence: `它提供 ${count} 个模型，可在上面的输入框中选择。` }),
      'models-unlisted': () => ({
        sentence: '它没有列出自己有哪些模型。',
        remedy: '只要您知道模型的名字，就没有关系。',
      }),
      'key-accepted': () => ({ sentence: '密钥有效。' }),
      'key-not-needed': () => ({ sentence: '它不需要密钥。' }),
      'model-answers': ({ model }) => ({ sentence: `“${model}”可以应答。` }),
      'model-unchosen': ({ suggestion }) => ({
        sentence: '还没有选择模型。',
        remedy: suggestion === undefined ? '请照原样填写模型的名字。' : `请从列表中选一个，例如“${suggestion}”。`,
      }),
      'part-model-unlisted': ({ role, model, nearest }) => ({
        sentence: `为“${parts.zh[role]}”选的“${model}”不在它的模型之列。`,
        ...(nearest === undefined ? {} : { remedy: `您是指“${nearest}”吗？` }),
      }),
      streams: () => ({ sentence: '支持流式输出：台词会逐字出现。' }),
      'answers-whole': () => ({
        sentence: '它一次给出全部回答：台词会整句出现，也会慢一些。',
        remedy: '如果中间有代理，请让它放行流式输出。',
      }),
      'thinks-silently': () => ({
        sentence: '它把整段回答都用来思考，一句话也没说。',
        remedy: '不先思考的模型在台上反应更快。',
      }),
      quick: ({ firstWordMs }) => ({ sentence: `${seconds(firstWordMs)} 秒后说出第一个字。` }),
      slow: ({ firstWordMs, patienceMs }) => ({
        sentence: `${seconds(firstWordMs)} 秒后才说出第一个字；演出只等 ${seconds(patienceMs)} 秒，之后由替补演员接话。`,
        remedy: '请换一个更快的模型，或在下面多给它一些时间。刚加载的模型下一次会快些。',
      }),
      shapes: ({ by }) => ({
        sentence:
          by === 'schema'
            ? '它能按给定的格式作答：决定可以读懂。'
            : by === 'json'
              ? '要求时它会用 JSON 作答：决定可以读懂。'
              : '用文字要求时它会用 JSON 作答：决定可以读懂。',
      }),
      shapeless: () => ({
        sentence: '它不按给定的格式作答：替补演员会常常代它做决定。',
        remedy: '它仍然可以说台词。“决定”请换一个更大的模型。',
      }),
      'address-unreadable': () => ({
        sentence: '本页无法访问这个地址。',
        remedy: '地址以 https:// 或 http:// 开头，通常以 /v1 结尾。',
      }),
      'mixed-content': () => ({
        sentence: '本页来自 https，浏览器不允许它访问另一台机器上的 http 地址。',
        remedy: '请使用 https 地址、在本机运行端点，或自己启动本页：npm start。',
      }),
      unreachable: ({ isLocal }) => ({
        sentence: '这个地址无人应答。',
        remedy: isLocal
          ? '服务器启动了吗？端口对吗？如果浏览器询问是否允许本页访问本地网络，请允许。'
          : '请检查地址和网络连接。',
      }),
      'no-cors': ({ site }) => ({
        sentence: '那里有人应答，但端点不允许其他网站的页面访问它。',
        remedy: `请在那边放行本页。Ollama：用 OLLAMA_ORIGINS=${site} 启动；LM Studio：打开 CORS；vLLM：--allowed-origins '["${site}"]'。`,
      }),
      policy: () => ({
        sentence: '提供本页的网站不允许它访问其他网站。',
        remedy: '它随每个文件发送 Content-Security-Policy。请在 connect-src 中加入这个端点，或自己启动本页。',
      }),
      redirected: () => ({
        sentence: '端点把来访者转到另一个地址，密钥不会带到那里。',
        remedy: '请直接填写转到的地址：往往是把 http:// 换成 https://。',
      }),
      'key-missing': () => ({
        sentence: '端点需要密钥。',
        remedy: '请向端点的提供者索取，填在上面。密钥只留在这个浏览器里。',
      }),
      'wrong-key': () => ({
        sentence: '端点不接受这个密钥。',
        remedy: '密钥复制完整了吗？是这个端点的吗？可以使用这个模型吗？',
      }),
      'no-credit': () => ({ sentence: '密钥有效，但账户余额不足。', remedy: '请充值，或换一个免费的模型。' }),
      'unknown-model': ({ model, nearest }) => ({
        sentence: `端点没有名为“${model}”的模型。`,
        remedy: nearest === undefined ? '请从列表中选一个。' : `您是指“${nearest}”吗？`,
      }),
      'not-openai': () => ({
        sentence: '有回应，但不是 OpenAI 兼容端点的回应。',
        remedy: '地址通常以 /v1 结尾，不带 /chat/completions。',
      }),
      'rate-limited': ({ retryAfterMs }) => ({
        sentence: '访问过于频繁。',
        remedy: retryAfterMs === undefined ? '请过一分钟再试。' : `请 ${Math.ceil(retryAfterMs / 1000)} 秒后再试。`,
      }),
      'too-late': ({ patienceMs }) => ({
        sentence: `${seconds(patienceMs)} 秒内没有回答。`,
        remedy: '大模型可能还在加载：请再试一次，或换一个小一些的。',
      }),
      refused: ({ said }) => ({ sentence: `端点拒绝了请求：${said}`, remedy: '原因见它自己的说明。' }),
      'server-fault': ({ said }) => ({
        sentence: said === '' ? '端点自身出了故障。' : `端点自身出了故障：${said}`,
        remedy: '请稍后再试，或查看它的日志。',
      }),
      'broke-off': () => ({ sentence: '回答中途断了。', remedy: '请再试一次。' }),
    },
    notices: {
      away: '模型没有应答，由替补演员接着演。',
      back: '模型回来了。',
      spent: '预算已用完，由替补演员接着演。',
      'wrong-key': '端点不接受密钥，由替补演员接着演。',
      refused: '端点拒绝了请求，由替补演员接着演。',
    },
    toSettings: '设置',
    parts: parts.zh,
    meter: {
      title: '今晚的花费',
      part: '工作',
      calls: '调用',
      tokens: '词元',
      money: '金额',
      spentOf: (spent, limit) => `${spent}／${limit}`,
      nothing: '还没有花费。',
    },
  },
} satisfies InLanguages<ConnectionWords>;

/** What was found, in words. */
export function tellFinding(language: Language, finding: Finding): Told {
  const sentences: FindingWords = words[language].findings;
  // Each sentence takes the finding of its own code; which one that is, the code says.
  const tell = sentences[finding.code] as (finding: Finding) => Told;
  return tell(finding);
}
