import { formRows } from './library-form.ts';

/** What grows, and what lies about where it does. */
export const plants = formRows(`
  potted-palm: 1 1.7 1 m, 30 kg, floor, furniture, if not portable
    houseplant, palm | potted palm, potted plant, plant, fern, aspidistra, rubber plant, cactus, orange tree, bush, shrub, hedge
    solid 0.42 0.4 0.42 at 0 0.2 0, solid 0.14 0.6 0.14 at 0 0.7 0
  pot-plant: 0.26 0.38 0.26 m, 1.8 kg, grip 0 0.08 0, breaks at 3.5, if portable
    | pot plant, potted plant, plant, herb, geranium, cactus, flowerpot, basil, succulent, houseplant
  flower: 0.08 0.07 0.32 m, 0.03 kg, grip 0 0.03 -0.08, upright
    flower, blossom, rose | tulip, daffodil, poppy, orchid, lavender, iris, sunflower, violet, daisy, rosemary, lily, sprig, carnation, buttonhole, corsage, leaf, clover, mistletoe, wildflower
  bouquet: 0.24 0.2 0.38 m, 0.3 kg, grip 0 0.06 -0.12, upright
    bouquet, nosegay | flowers, roses, bunch of flowers, wreath, posy, garland, violets, bunch of violets, lilies, herbs
  tree: 2.2 3.4 2.2 m, 400 kg, floor, furniture, if not portable
    tree | apple tree, oak, willow, stump, trunk of a tree, christmas tree, pine
    solid 0.3 1.8 0.3 at 0 0.9 0, solid 1.9 1.6 1.9 at 0 2.6 0
  boulder: 1.3 0.8 1.1 m, 900 kg, floor, if not portable
    boulder | crag, great rock, large rock, standing stone, outcrop
`);
