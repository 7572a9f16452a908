import type { Words } from '../en.ts';

const seconds = (ms: number): string => (ms / 1000).toFixed(ms < 10_000 ? 1 : 0);
const parts: Words['connection']['parts'] = {
  decide: '决定',
  actor: '演员台词',
  narrator: '叙述者',
  planner: '情节规划',
  transfer: '转折裁判',
  advancer: '提词人',
  memory: '记忆',
  study: '新剧作者',
};

export const connection: Words['connection'] = {
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
      sentence: `为“${parts[role]}”选的“${model}”不在它的模型之列。`,
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
      remedy:
        '如果网站是你自己的，请用 --endpoint 加上这个地址启动：npx proscenium serve --endpoint https://… 如果不是，它的 Content-Security-Policy 须在 connect-src 中写入这个端点。',
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
  parts,
  meter: {
    title: '今晚的花费',
    part: '工作',
    calls: '调用',
    tokens: '词元',
    money: '金额',
    spentOf: (spent, limit) => `${spent}／${limit}`,
    nothing: '还没有花费。',
  },
};
