"""Earrings, necklaces and bracelets of the catalogue."""
import random
from math import atan2, cos, degrees, pi, radians, sin

from jewel.chains import chain, lobster, pearls, ring_path, tennis
from jewel.materials import gem, gold, pearl_mat, rich_gold, white
from jewel.mesh import at, catmull
from jewel.studio import frame, hang, stand, studio
from pictures import picture
from pieces.jewelry import emerald_drop, hoop, pearl_drop, pendant, stud

#: Body and overtone of a white pearl before ivory.
WHITE_PEARL = ((0.97, 0.91, 0.82), (0.92, 0.80, 0.74))


@picture('products/earrings-diamond-studs')
def diamond_studs():
    studio()
    for side in (-1, 1):
        with at((side * 0.66, 0.1 * side, 0.52), (58, 0, side * -14)):
            stud(white())
    frame(22, target=(0, 0, 0.5))


@picture('products/earrings-gold-hoops')
def gold_hoops():
    studio(mirrored=1.9, panorama='polished')
    for yaw, place in ((38, (-0.60, 0.35)), (-24, (0.62, -0.25))):
        with stand(yaw, place, 1.05):
            hoop(rich_gold())
    frame(22, target=(0, 0, 1.0))


@picture('products/earrings-pearl-drops', samples=56, noise=0.035)
def pearl_drops():
    studio(mirrored=0.85, panorama='above-pearl')
    for side in (-1, 1):
        with hang(0.75, (side * 0.62, 0)), at(rot=(0, 0, side * 16)):
            pearl_drop(gold(), pearl=pearl_mat(*WHITE_PEARL))
    frame(78, target=(0, 0, 0.4))


@picture('products/necklace-solitaire-pendant')
def solitaire_pendant():
    studio(mirrored=0.9, turn=70)
    with hang(0.6):
        pendant(white())
    frame(78, target=(0, 0, 0.6), fill=1.7, centre=(0.5, 0.95))


@picture('products/necklace-sapphire-pendant')
def sapphire_pendant():
    studio(mirrored=1.2, panorama='above')
    with hang(0.6):
        pendant(white(), 'oval', 0.40, gem('sapphire', 0.40), True, 1.36)
    frame(78, target=(0, 0, 0.6), fill=1.6, centre=(0.5, 0.91))


@picture('products/necklace-gold-chain')
def gold_chain():
    studio(mirrored=1.4, panorama='warm')
    turns = [2 * pi * i / 60 for i in range(16, 142)]
    path = [((0.55 + 0.105 * a) * cos(a), 0.9 * (0.55 + 0.105 * a) * sin(a), 0.12) for a in turns]
    chain(path, rich_gold(), 0.36, 0.25, 0.042, False, 45, 90)
    (x0, y0, _), (x1, y1, z) = path[-2:]
    lobster((x1, y1, z), (0, 0, degrees(atan2(y1 - y0, x1 - x0))), rich_gold(), 0.95)
    frame(48, target=(0, 0, 0.1), fill=0.8)


@picture('products/bracelet-tennis')
def tennis_bracelet():
    studio()
    tennis(white(), ring_path(1.95, 0.17, 0.86), 0.15, radians(28))
    frame(36, target=(0, 0, 0.1), fill=0.8)


@picture('products/bracelet-gold-chain')
def paperclip_bracelet():
    studio(panorama='gold')
    chain(ring_path(1.95, 0.2, 0.84), gold(), 0.78, 0.34, 0.068, True, 40, 90)
    lobster((-0.3, -1.70, 0.2), (0, 0, -4), gold(), 0.9)
    frame(36, target=(0, 0, 0.1), fill=0.8)


@picture('products/bracelet-pearl', samples=56, noise=0.035)
def pearl_bracelet():
    random.seed(3)
    studio(mirrored=0.9, panorama='pearl')
    pearls(ring_path(1.9, 0.27, 0.86), 0.27, mat=pearl_mat(*WHITE_PEARL))
    frame(34, target=(0, 0, 0.1), fill=0.8)


@picture('products/earrings-emerald-drops')
def emerald_drops():
    studio(panorama='above-gold')
    for side in (-1, 1):
        with hang(0.75, (side * 0.62, 0)), at(rot=(0, 0, side * 10)):
            emerald_drop(gold())
    frame(78, target=(0, 0, 0.4))


@picture('products/bracelet-four-gems')
def gems_bracelet():
    studio(panorama='gold')
    kinds = ['sapphire', 'diamond', 'ruby', 'diamond', 'emerald', 'diamond']
    tennis(gold(), ring_path(1.95, 0.19, 0.88), 0.17, radians(26), kinds=kinds)
    frame(40, target=(0, 0, 0.1), fill=0.8)


@picture('products/necklace-heavy-cable')
def heavy_cable():
    """A length of it, doubled: links this size would be lost in a whole necklace."""
    studio(mirrored=1.3, panorama='warm')
    bend = [(-1.7, 1.15, 0.2), (-0.5, 1.3, 0.2), (0.9, 1.05, 0.2), (1.55, 0.2, 0.2), (0.9, -0.75, 0.2)]
    bend += [(-0.3, -1.0, 0.2), (-1.55, -0.75, 0.2)]
    chain(catmull(bend, 16), rich_gold(), 0.80, 0.54, 0.09, False, 45)
    frame(52, target=(0, 0, 0.1), fill=0.8)


@picture('products/bracelet-cable-lobster')
def cable_bracelet():
    """Closed, its clasp in front."""
    studio(mirrored=1.3, panorama='warm')
    path = [(1.95 * cos(a), 1.70 * sin(a), 0.17) for a in [radians(-78 + 334 * i / 160) for i in range(161)]]
    chain(path, rich_gold(), 0.42, 0.29, 0.05, False, 45)
    lobster((-0.42, -1.68, 0.17), (0, 0, 0), rich_gold(), 1.5)
    frame(42, target=(0, 0, 0.1), fill=0.8)
