/** What is to be answered, a line that answers it, and one that does not but shares as many or more of its words. */
export const fitting: readonly (readonly [asked: string, apt: string, idle: string])[] = [
  ['Where is the dagger?', 'The knife lies under the cushion.', 'Where is everybody tonight?'],
  ['Did you love your husband?', 'I was fond of him when we married.', 'Did you count the spoons?'],
  ['Who killed the king?', 'His own brother murdered him.', 'Who wants more bread?'],
  ['Are you afraid?', 'I am frightened to death.', 'Are you of the house?'],
  ['What did the doctor give her?', 'A medicine against the fever.', 'What did the postman say?'],
  ['How cold is it outside?', 'There is snow, and the winter has only begun.', 'How is business in town?'],
  ['Have you any money?', 'Not a coin in my purse.', 'Have you any idea?'],
  ['Put the sword down.', 'I will keep my blade where it is.', 'Put the kettle on.'],
  ['Is there anything to eat?', 'Some bread and a little cheese.', 'Is there anything to see?'],
  ['The ship leaves at dawn.', 'Then the boat sails without me.', 'The rain leaves at dawn, they say.'],
  ['Do you believe in ghosts?', 'I have seen a spirit walk here.', 'Do you believe in trains?'],
  ['Tell me about your mother.', 'My parents died when I was young.', 'Tell me about your boots.'],
  ['Why are you crying?', 'These are tears of grief.', 'Why are you early?'],
  ['Open the door for me.', 'The gate stays shut.', 'Open the jam for me.'],
  ['What were you doing in the kitchen?', 'I was cooking supper.', 'What were you doing?'],
  ['Was he drunk?', 'He had too much wine.', 'Was he tall?'],
];
