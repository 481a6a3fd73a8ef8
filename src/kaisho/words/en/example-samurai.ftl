# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# samurai-three

example-samurai-three-title = Nine, nine and eight
example-samurai-three-about = Three players share the figures almost evenly. Notice who leads alone in a kind: only these players are still in the race at the end, however many figures the others hold.
example-samurai-three-1 = The players set up the map themselves. Red begins with a Buddha in Kyoto.
example-samurai-three-4 = Blue adds a helmet in Kyoto, Green and Red fill Akita. Now both cities are full, and no city holds two figures of a kind.
example-samurai-three-12 = The villages follow, one figure each. Many Buddhas and rice fields go to the south-west, where Shikoku and Kyushu lie.
example-samurai-three-20 = The figures spread out. Everybody who places one thinks of the tiles in hand: Red likes helmets, Green Buddhas.
example-samurai-three-27 = All 30 figures are on the map, ten of each kind. With random first hands the game proper begins, and Red starts it.
example-samurai-three-29 = Red lays the strongest samurai between Edo and Kofu. It counts for every kind of figure around it.
example-samurai-three-32 = Blue goes to Kyoto and Obama. A ship is a quick tile (侍), so it may be laid in addition to another tile in the same turn.
example-samurai-three-34 = A Buddha of strength 3 between Ozu and Kochi. Green looks for Buddhas far from the crowd.
example-samurai-three-36 = Red claims the helmet of Tono with strength 3.
example-samurai-three-38 = Blue comes close to Edo from the east, where Iwaki’s rice can be reached too.
example-samurai-three-40 = Green settles in the north with a samurai of strength 3. It works on Akita and on Kuji at the same time.
example-samurai-three-43 = Helmet 4 and a ship: Red has 5 on the helmet of Nachi, and only one land hex is still free there.
example-samurai-three-46 = Blue lays the strong helmet tile at Edo and sends a ship to the far south-west, to Imari and Uto.
example-samurai-three-48 = Buddha 4 on e22 reaches two Buddhas, in Obi and in Beppu. Both will fall to this one tile.
example-samurai-three-50 = Red’s Buddha 4 does the same between Kofu and Kyoto.
example-samurai-three-52 = Blue puts Buddha 4 between Chiba and Edo. At Edo three figures are waiting, and Blue collects influence on all of them.
example-samurai-three-54 = A samurai of strength 2 brings Green to 5 at Ozu. One more hex, and the Buddha there changes hands.
example-samurai-three-56 = Red fills the last hex at Nachi and takes the first figure of the game: a helmet, with 6 against nothing.
example-samurai-three-58 = Blue’s samurai of strength 3 makes it 9 for the helmet and the Buddha of Edo. Whoever closes Edo now gives Blue two figures.
example-samurai-three-61 = Helmet 4 trumps Red’s Helmet 3 at Tono. A ship near Moji and Hagi keeps a foot in the south.
example-samurai-three-63 = Red closes Kyoto and takes both figures with a single tile, a helmet and a Buddha.
example-samurai-three-66 = Blue takes the Buddha of Chiba and is already alone at Iwaki’s rice.
example-samurai-three-68 = A rice tile closes Tono, and Green takes the helmet, 4 against 3. It need not be the right kind: any tile closes a village.
example-samurai-three-70 = Red closes Edo although it gives Blue two figures. The rice tile makes Red’s 7 beat Blue’s 5, and one figure is better than none.
example-samurai-three-72 = Blue fills the last hex at Iwaki and takes the rice.
example-samurai-three-75 = Green’s best turn so far: with a horseman in addition to the helmet tile, Green closes Mutsu and Kuji and takes two figures.
example-samurai-three-77 = The tile exchange. Red’s Rice 4 has done its work at Edo; it moves to Imari, and a tile of strength 0 stays behind.
example-samurai-three-79 = Blue looks after the rice of Obama.
example-samurai-three-82 = Green takes the Buddha of Ozu. Then the figure exchange: the helmet of Nikko goes to Uto and Uto’s rice to Nikko, far from Red’s rice tiles.
example-samurai-three-84 = Red closes Imari and takes the rice with the tile that had been moved.
example-samurai-three-87 = Blue answers with another figure exchange: the Buddha of Kochi goes to Himi and a helmet comes to Kochi, where Blue’s helmet tile takes it at once.
example-samurai-three-89 = Green lays Rice 4 between Moji and Beppu. As it turns out, the tile is only parked there.
example-samurai-three-92 = The third figure exchange brings a helmet to Moji, and Red’s samurai takes it, 2 against 1. The rice goes to Uto.
example-samurai-three-94 = Rice 4 on n12 reaches Nikko and Ojiya. Blue is after the rice now: a sole majority there is within reach.
example-samurai-three-96 = Green moves the parked rice tile on to d21 and closes Beppu: the third Buddha, taken by the old Buddha 4.
example-samurai-three-99 = Red closes Obi and Uto together. Green gets the fourth Buddha, Red the rice of Uto, 5 against 4.
example-samurai-three-101 = Blue’s samurai of strength 3 leaves Edo, where everything is gone, and goes to Hagi. Nobody expected a threat there.
example-samurai-three-104 = Green closes Hagi and gives Blue the rice, because Helmet 3 also works on Izumo’s helmet.
example-samurai-three-108 = A large turn: rice, horseman and ship. Red takes the helmet of Anan and the rice of Utazu and now has nine figures, more than anybody else.
example-samurai-three-111 = Blue takes the rice of Obama with 6. That makes three, with more to come.
example-samurai-three-114 = Green strengthens Izumo. The last helmets stand there and in Akita, and when the last one of a kind is gone, the game ends.
example-samurai-three-116 = Red closes Akita and Nikko. Green gets a helmet, Blue the rice; the Buddha goes to nobody, because Red and Green both have 4, and is set aside.
example-samurai-three-118 = Blue closes Izumo and Bizen. Green gets the last helmet on the map, which ends the game; Blue gets a fifth rice field.
example-samurai-three-end = Red’s nine figures do not count: with four helmets each, Red and Green are level, so Red has no majority. Blue leads in rice and Green in Buddhas, both with four other figures. In all, Blue has nine and Green eight: Blue wins, Green is second, Red third.
