/**
 * Answers and what Appendix J gives them, worked out by hand: tags (+0.5 for each of the six that stands exactly once, −0.5 for
 * each that does not), order (+1 or 0), beginning and end (+0.5 or −1 each), and the sum.
 */
export const scored: readonly (readonly [text: string, tags: number, order: number, edges: number, sum: number])[] = [
  // Whole.
  ['<perception>A knife.</perception><think>Run.</think><answer>Out!</answer>', 3, 1, 1, 5],
  ['<perception>A knife.</perception>\n<think>Run.</think>\n<answer>Out!</answer>\n', 3, 1, 1, 5],
  ['  \n\t<perception>A knife.</perception> <think>Run.</think> <answer>Out!</answer>  ', 3, 1, 1, 5],
  ['<perception></perception><think></think><answer></answer>', 3, 1, 1, 5],
  ['<perception>刀。</perception><think>跑。</think><answer>走！</answer>', 3, 1, 1, 5],
  // Words between the stages are no tags.
  ['<perception>A</perception> so <think>B</think> and <answer>C</answer>', 3, 1, 1, 5],
  ['<perception>2 < 3</perception><think>B</think><answer>C</answer>', 3, 1, 1, 5],
  // Another tag inside a stage stands between no stages.
  ['<perception>a <b>big</b> knife</perception><think>B</think><answer>C</answer>', 3, 1, 1, 5],
  // Another tag between stages breaks the order and nothing else.
  ['<perception>A</perception><hr><think>B</think><answer>C</answer>', 3, 0, 1, 4],
  ['<perception>A</perception><think>B</think><note>x</note><answer>C</answer>', 3, 0, 1, 4],
  // Something before or after.
  ['Sure! <perception>A</perception><think>B</think><answer>C</answer>', 3, 1, -0.5, 3.5],
  ['<perception>A</perception><think>B</think><answer>C</answer> Done.', 3, 1, -0.5, 3.5],
  ['Sure! <perception>A</perception><think>B</think><answer>C</answer> Done.', 3, 1, -2, 2],
  ['```\n<perception>A</perception><think>B</think><answer>C</answer>\n```', 3, 1, -2, 2],
  // One tag missing: two halves are lost, the order, and at an edge one and a half more.
  ['A</perception><think>B</think><answer>C</answer>', 2, 0, -0.5, 1.5],
  ['<perception>A<think>B</think><answer>C</answer>', 2, 0, 1, 3],
  ['<perception>A</perception>B</think><answer>C</answer>', 2, 0, 1, 3],
  ['<perception>A</perception><think>B<answer>C</answer>', 2, 0, 1, 3],
  ['<perception>A</perception><think>B</think>C</answer>', 2, 0, 1, 3],
  ['<perception>A</perception><think>B</think><answer>C', 2, 0, -0.5, 1.5],
  // A stage missing.
  ['<think>B</think><answer>C</answer>', 1, 0, -0.5, 0.5],
  ['<perception>A</perception><answer>C</answer>', 1, 0, 1, 2],
  ['<perception>A</perception><think>B</think>', 1, 0, -0.5, 0.5],
  // Two stages missing.
  ['<perception>A</perception>', -1, 0, -0.5, -1.5],
  ['<think>B</think>', -1, 0, -2, -3],
  ['<answer>C</answer>', -1, 0, -0.5, -1.5],
  // All there, in another order.
  ['<think>B</think><perception>A</perception><answer>C</answer>', 3, 0, -0.5, 2.5],
  ['<perception>A</perception><answer>C</answer><think>B</think>', 3, 0, -0.5, 2.5],
  ['<answer>C</answer><think>B</think><perception>A</perception>', 3, 0, -2, 1],
  ['<perception>A<think>B</perception></think><answer>C</answer>', 3, 0, 1, 4],
  ['</perception>A<perception></think>B<think></answer>C<answer>', 3, 0, -2, 1],
  // Twice is as bad as never.
  ['<perception>A</perception><think>B</think><answer>C</answer><answer>D</answer>', 1, 0, 1, 2],
  ['<perception>A</perception><perception>A</perception><think>B</think><answer>C</answer>', 1, 0, 1, 2],
  ['<perception>A</perception><think>B</think><answer><answer>C</answer>', 2, 0, 1, 3],
  // The letters of a tag count.
  ['<Perception>A</Perception><Think>B</Think><Answer>C</Answer>', -3, 0, -2, -5],
  ['< perception >A</perception><think>B</think><answer>C</answer>', 2, 0, -0.5, 1.5],
  ['<perception>A</perception><think>B</think><answer>C</ answer>', 2, 0, -0.5, 1.5],
  // Nothing of it.
  ['', -3, 0, -2, -5],
  ['   ', -3, 0, -2, -5],
  ['Out, and quickly!', -3, 0, -2, -5],
  ['<perception>', -2, 0, -0.5, -2.5],
  ['</answer>', -2, 0, -0.5, -2.5],
  ['perception think answer', -3, 0, -2, -5],
];
