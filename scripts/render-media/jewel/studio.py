"""Stage, light and camera, and the render itself."""
import os
from math import cos, radians, sin

import bpy
from bpy_extras.object_utils import world_to_camera_view
from jewel import materials, mesh
from jewel.bands import RO
from jewel.materials import plain, sheet
from jewel.mesh import add, at, mk
from mathutils import Matrix, Vector

IVORY = (0.775, 0.725, 0.655)
#: Where render.py keeps its panoramas; set before a scene is built.
environments = ''


def reset():
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    mesh.GC.clear()
    mesh.STACK[:] = [Matrix.Identity(4)]


def cyclorama(material, y=7.0, radius=3.5, width=26, height=9):
    """Ground that rises into a wall behind the piece, without an edge."""
    profile = [(-14, 0)]
    profile += [
        (y - radius + radius * sin(radians(a)), radius - radius * cos(radians(a))) for a in range(0, 91, 6)
    ]
    profile.append((y, height))
    vertices = [(x, a, z) for a, z in profile for x in (-width, width)]
    faces = [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(len(profile) - 1)]
    mesh.STACK.append(Matrix.Identity(4))
    add(mk(vertices, faces, angle=80), material, name='ground')
    mesh.STACK.pop()


def wall(material, y=0.9):
    corners = [(-20, y, -20), (20, y, -20), (20, y, 20), (-20, y, 20)]
    add(mk(corners, [[0, 1, 2, 3]]), material, name='ground')


def world(name, strength=1.0, turn=0.0, only_mirrored=False):
    """Panorama `name` round the scene. only_mirrored: it is seen in metal and stones, and lights nothing."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    tree = scene.world.node_tree
    image = tree.nodes.new('ShaderNodeTexEnvironment')
    image.image = bpy.data.images.load(os.path.join(environments, name + '.hdr'))
    place = tree.nodes.new('ShaderNodeTexCoord')
    turned = tree.nodes.new('ShaderNodeMapping')
    turned.inputs['Rotation'].default_value = (0, 0, radians(turn))
    tree.links.new(place.outputs['Generated'], turned.inputs[0])
    tree.links.new(turned.outputs[0], image.inputs[0])
    background = tree.nodes['Background']
    tree.links.new(image.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    if only_mirrored:
        scene.world.cycles_visibility.diffuse = False
        scene.world.cycles_visibility.camera = False


def area(loc, size, energy, colour=(1, 1, 1), target=(0, 0, 1), size_y=None, group=None, lights_only=False):
    """Area light towards `target`. lights_only: neither metal nor stones mirror it."""
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.size, light.color = energy, size, colour
    if size_y:
        light.shape, light.size_y = 'RECTANGLE', size_y
    lamp = bpy.data.objects.new('area', light)
    lamp.location = loc
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if group:
        lamp.lightgroup = group
    if lights_only:
        lamp.visible_glossy = lamp.visible_transmission = lamp.visible_camera = False
    return lamp


def studio(colour=IVORY, turn=0.0, upright=False, mirrored=1.0, panorama='studio'):
    """The catalogue's stage: ivory ground, one soft light from above left, dark cards in the reflections.

    upright: a wall behind the piece instead of a ground under it, for what hangs.
    panorama: what is mirrored, see environments.PANORAMAS; mirrored: its strength.
    """
    ground = {
        'gold': lambda: sheet(colour, far=(0.21, 0.18, 0.13)),
        'above-gold': lambda: sheet(colour, far=(0.21, 0.17, 0.12)),
        'pearl': lambda: sheet(colour, 0.95, 2.6, 8.0, far=(0.30, 0.27, 0.23)),
        'polished': lambda: sheet(colour, 1.0, 1.6, 4.0, far=(0.16, 0.12, 0.07)),
        'warm': lambda: sheet(colour, 0.85, 1.8, 5.5, far=(0.26, 0.20, 0.13)),
    }.get(panorama, lambda: sheet(colour))()
    if upright:
        wall(ground, 1.5)
        area((-3.5, -6, 5.5), 6, 1150, (1, 0.98, 0.95), (0, 0, 0.2), lights_only=True)
        area((5, -7, 2), 7, 650, (0.97, 0.98, 1), (0, 0, 0.2), lights_only=True)
    else:
        cyclorama(ground)
        area((-3.2, 1.2, 8.2), 5.5, 1120, (1, 0.985, 0.96), (0, 0, 0), lights_only=True)
        area((4.5, -6.5, 6), 7, 560, (0.98, 0.985, 1), (0, 0.5, 0), lights_only=True)
    world(panorama, mirrored, turn, only_mirrored=True)


def dark(panorama='mood', colour=(0.009, 0.008, 0.0075), rough=0.24, turn=0.0, strength=1.0, material=None):
    """The dark stage of the gallery, the collections and the bench."""
    cyclorama(material or plain(colour, rough, 0.32), y=26, height=5, width=40)
    world(panorama, strength, turn)
    cycles = bpy.context.scene.cycles
    cycles.adaptive_threshold = 0.05
    cycles.adaptive_min_samples = 24


def stand(yaw=26, loc=(0, 0), z=RO):
    """A ring standing upright."""
    return at((loc[0], loc[1], z), (0, 0, yaw))


def lean(yaw=24, tilt=16, loc=(0, 0), radius=RO, width=0.2):
    """A ring standing with its crown towards the viewer. tilt: degrees from upright."""
    height = radius * cos(radians(tilt)) + width / 2 * sin(radians(tilt))
    return at((loc[0], loc[1], height), (tilt, 0, yaw))


def lie(loc=(0, 0), yaw=0, half=0.11):
    """A ring lying on its side. half: half its width."""
    return at((loc[0], loc[1], half), (90, 0, yaw))


def hang(height=0.7, loc=(0, 0)):
    """What hangs, before the sheet, for a camera over it: its front is up, its top away from the viewer."""
    return at((loc[0], loc[1], height), (-90, 0, 0))


def camera(loc, target, lens=70, f=0, focus=None):
    data = bpy.data.cameras.new('camera')
    seen = bpy.data.objects.new('camera', data)
    scene = bpy.context.scene
    scene.collection.objects.link(seen)
    scene.camera = seen
    seen.location = loc
    view = Vector(target) - Vector(loc)
    seen.rotation_euler = view.to_track_quat('-Z', 'Y').to_euler()
    data.lens = lens
    if f:
        data.dof.use_dof = True
        data.dof.aperture_fstop = f
        data.dof.focus_distance = (Vector(focus or target) - Vector(loc)).dot(view.normalized())
    return seen


def frame(elevation=38, azimuth=0, distance=11, fill=0.74, centre=(0.5, 0.485), target=(0, 0, 1.2), f=0):
    """Camera towards `target`, moved and zoomed until the pieces fill `fill` of the frame, none cut off.

    elevation, azimuth: degrees above the ground and from the front. centre: of the pieces in the frame.
    """
    e, a = radians(elevation), radians(azimuth)
    tx, ty, tz = target
    loc = (
        tx + distance * cos(e) * sin(a),
        ty - distance * cos(e) * cos(a),
        tz + distance * sin(e),
    )
    seen = camera(loc, target, 80, f)
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    for _ in range(2):  # the first pass finds the zoom, the second the place
        x0, x1, y0, y1 = _extent(scene, seen)
        seen.data.lens *= fill / max(x1 - x0, y1 - y0)
        bpy.context.view_layer.update()
    x0, x1, y0, y1 = _extent(scene, seen)
    seen.data.shift_x += (x0 + x1) / 2 - centre[0]
    seen.data.shift_y += (y0 + y1) / 2 - centre[1]
    return seen


def _extent(scene, seen):
    """What the pieces take of the frame: left, right, bottom, top."""
    points = [
        world_to_camera_view(scene, seen, thing.matrix_world @ vertex.co)
        for thing in scene.objects
        if thing.type == 'MESH' and thing.name.split('.')[0] not in ('ground', 'prop')
        for vertex in list(thing.data.vertices)[:: max(1, len(thing.data.vertices) // 600)]
    ]
    xs, ys = [p.x for p in points], [p.y for p in points]
    return min(xs), max(xs), min(ys), max(ys)


def setup(width, height, samples, noise=0.06):
    """noise: where adaptive sampling stops, see Cycles' noise threshold."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = noise, 12
    cycles.use_denoising = False
    cycles.max_bounces, cycles.transmission_bounces, cycles.glossy_bounces = 24, 24, 8
    cycles.diffuse_bounces, cycles.transparent_max_bounces = 1, 24
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 6.0, 6.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.3
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100


#: How many times smaller the plate is, see `render`.
PLATE = 4


def render(base, sheet_ground):
    """Writes <base>_rgb.exr (linear light, alpha) and <base>_id.exr (pass index of the material).

    sheet_ground: the ground is a plain sheet. It is then rendered apart, without the pieces but with their
    shadows, into <base>_plate.exr: it is smooth, so a quarter of the size does, and the pieces, laid over it
    by their alpha, take all the time there is.
    """
    scene = bpy.context.scene
    if sheet_ground:
        grounds = [thing for thing in scene.objects if thing.name.split('.')[0] == 'ground']
        pieces = [t for t in scene.objects if t.type == 'MESH' and t not in grounds]
        for piece in pieces:
            piece.visible_camera = False
        scene.render.resolution_percentage = 100 // PLATE
        samples, scene.cycles.samples = scene.cycles.samples, 48
        scene.cycles.use_adaptive_sampling = False
        write_passes(base, {'Image': 'plate'})
        scene.cycles.samples, scene.cycles.use_adaptive_sampling = samples, True
        scene.render.resolution_percentage = 100
        for thing in scene.objects:
            thing.visible_camera = thing in pieces
    scene.render.film_transparent = True
    write_passes(base, {'IndexMA': 'id', 'Image': 'rgb'})


def write_passes(base, passes):
    """Renders the scene and writes its passes to <base>_<name>.exr; all are there, or none."""
    scene = bpy.context.scene
    scene.use_nodes = True
    bpy.context.view_layer.use_pass_material_index = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    for socket, name in passes.items():
        file = tree.nodes.new('CompositorNodeOutputFile')
        file.base_path = os.path.dirname(base)
        file.format.file_format = 'OPEN_EXR'
        file.format.color_mode, file.format.color_depth, file.format.exr_codec = 'RGBA', '16', 'ZIP'
        file.file_slots[0].path = '%s_%s_' % (os.path.basename(base), name)
        tree.links.new(layers.outputs[socket], file.inputs[0])
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    for name in passes.values():
        os.replace('%s_%s_0001.exr' % (base, name), '%s_%s.exr' % (base, name))
